// Slices: apply-credit, enter-customer, finish-booking, pay-by-card
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { PERSONS } from '#tests/fixtures/credit-application'
import { endSandboxPayment, findSandboxPayment } from '#server/sandbox/sandbox-payments'
import { creditJourneys, idField, region, panel as creditOption } from '../harness/screens/credit-page'
import { here, openCustomer, put } from '../harness/screens/customer-page'
import { notification } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { fillBooking, remembered } from '../harness/visitors/fill-booking'
import type { TestBrowser } from '../harness/visitors/http-client'

const shop = openShop()
const { signed } = creditJourneys(shop)

const BINDING = JSON.stringify({
  company: { name: 'Korjaamo Öhman Oy', businessId: '1234567-8' },
  links: { terms: '/ehdot' },
  order: { binding: 'payment' },
})
const WORDS = 'Tilaa ja sitoudu maksamaan'
const order = (name: string | RegExp = WORDS) => screen.findByRole('button', { name })
const open = (search = '') => openCustomer(shop, search, {}, BINDING)

/** Opens the customer step of a booking that is filled in otherwise. */
async function openAfter(fill: (api: TestBrowser['api']) => Promise<unknown>): Promise<void> {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'SERVICES')
  await fill(api)
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  here('', BINDING)
  await screen.findByRole('heading', { name: 'Omat tiedot' })
}

it('LW-02 an order says on its button that it obliges to pay, with services, total, trader and terms right above it', async () => {
  const { user } = await open()
  const submit = await order()
  // One button, in the panel at every width: the bottom bar would part it from what it orders.
  expect(screen.getAllByRole('button', { name: WORDS })).toEqual([submit])
  const panel = submit.closest('section')
  expect(panel).toHaveAccessibleName('Varauksesi')
  expect(panel).toHaveTextContent(
    /Perushuolto \(öljynvaihtohuolto\)249,00\s€Hinta-arvio yhteensä249,00\s€.*Palvelun tarjoaa Korjaamo Öhman Oy, Y-tunnus 1234567-8\.Tilaamalla hyväksyt varausehdot \(avautuu uuteen välilehteen\)\.Tilaa ja sitoudu maksamaan$/,
  )
  expect(screen.queryByRole('button', { name: /^Lähetä/ })).toBeNull()
  await user.clear(screen.getByRole('textbox', { name: /^Etunimi/ }))
  await waitFor(() => expect(submit).toBeDisabled())
  expect(submit).toHaveAccessibleDescription('Puuttuu vielä: Etunimi')
})

it('LW-02 an order that is sent is called one, and keeps the notification to the letter', async () => {
  const { user } = await open()
  const answer = shop.hold('saveBooking')
  await user.click(await order())
  expect(await screen.findByText('Lähetetään tilausta…')).toBeInTheDocument()
  answer()
  expect(await screen.findByRole('heading', { name: /^Tilaus on tehty ja aika on varattu sinulle/ })).toBeVisible()
  const saved = 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.'
  expect(await notification(`Onnistui: ${saved}`)).toBeVisible()
})

it('LW-02 speaks of the order while its outcome is unknown', async () => {
  const { user } = await open()
  shop.answer('saveBooking', () => HttpResponse.error())
  await user.click(await order())
  expect(await screen.findByText('Varmistamme, menikö tilaus perille…')).toBeVisible()
})

it('LW-02 the words of the button are the chain’s', async () => {
  await openCustomer(shop, '', {}, '{"order": {"binding": "payment", "button": "Tilaa maksullinen huolto"}}')
  expect(await order('Tilaa maksullinen huolto')).toBeVisible()
})

it('LW-02 a booking is a request by default', async () => {
  await openCustomer(shop)
  expect(await screen.findAllByRole('button', { name: 'Lähetä varaus' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: WORDS })).toBeNull()
})

it('LW-02 an enquiry obliges to nothing', async () => {
  await openAfter((api) => api.saveLead({ query: { leadDate: '2026-12-01' } }))
  expect(await screen.findAllByRole('button', { name: 'Lähetä aikatiedustelu' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: WORDS })).toBeNull()
})

it('LW-02 a booking of which a part has no price obliges to nothing', async () => {
  shop.answer('getBooking', async (pass) => {
    const booking: { order_items: object[] } = await (await pass()).json()
    const [item] = booking.order_items
    const unpriced = { ...item, product: { id: 999, provider: 'WORKSHOP' }, price: { undefined: true } }
    return HttpResponse.json({ ...booking, order_items: [item, unpriced] })
  })
  await open()
  expect(await screen.findAllByRole('button', { name: 'Lähetä varaus' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: WORDS })).toBeNull()
})

it('LW-02 the card’s button has the words and the sum, and a paid order is only sent', async () => {
  const { user, left, close } = await open()
  await user.click(await screen.findByRole('radio', { name: /^Maksa kortilla/ }))
  expect(await screen.findByText(/Palaa sen jälkeen lähettämään tilaus/)).toBeVisible()
  const pay = await order(/^Tilaa ja sitoudu maksamaan 249,00\s€$/)
  expect(screen.queryByRole('button', { name: /^Siirry maksamaan/ })).toBeNull()
  await user.click(pay)
  await waitFor(() => expect(left).toHaveLength(1))
  const token = new URL(left[0] ?? '').searchParams.get('payment') ?? ''
  await endSandboxPayment(shop.db(), token, 'BOOKED')
  const payment = await findSandboxPayment(shop.db(), token)
  close()
  here(new URL(payment?.successUrl ?? '').search, BINDING)
  expect(await screen.findByText('Maksu on vastaanotettu. Lähetä vielä tilaus, niin aika vahvistuu.')).toBeVisible()
  expect(await order('Lähetä tilaus')).toBeEnabled()
  expect(screen.queryByRole('button', { name: /maksamaan/ })).toBeNull()
})

const apply = async (user: UserEvent, id: string): Promise<void> => {
  await user.click(await creditOption())
  await region().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })
  await put(user, idField(), id)
  await user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
}

it('LW-02 the credit account speaks of the order: denied, and confirmed', async () => {
  const { user, left, close } = await open()
  expect((await creditOption()).closest('label')).toHaveTextContent('haetaan ennen tilaamista')
  await apply(user, PERSONS.rejected)
  expect(await screen.findByText('Hakemusta ei hyväksytty. Voit tilata ja maksaa toimipisteessä.')).toBeVisible()
  await apply(user, PERSONS.accepted)
  await waitFor(() => expect(left).toHaveLength(1))
  await signed('BOOKED')
  close()
  here('?signing=success', BINDING)
  expect(await screen.findByText('Tee vielä tilaus, niin aika vahvistuu.')).toBeVisible()
  expect(await order()).toBeEnabled()
})
