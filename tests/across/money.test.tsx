// Slices: apply-credit, pay-by-card
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { GREEN, RED } from '../harness/screens/credit-page'
import { here, openCustomer } from '../harness/screens/customer-page'
import { fillBooking, remembered } from '../harness/visitors/fill-booking'
import { primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { whole } from '../harness/screens/whole'

const shop = openShop()

const token = (): string => JSON.parse(sessionStorage.getItem('huoltovaraus.session') ?? '{}').token
const remember = (key: 'card' | 'credit', value: object): void =>
  sessionStorage.setItem(`huoltovaraus.${key}`, JSON.stringify({ token: token(), ...value }))
/** Opens the customer step of a booking for 249 euros, of which `paid` euros are paid by card. */
async function openPaid(paid: number | null) {
  const opened = await openCustomer(shop)
  opened.close()
  remember('card', { paid, pending: null, unconfirmed: null })
  return here()
}
const text = (words: RegExp) => screen.findByText(whole(words))
const cards = () => screen.queryByRole('radio', { name: /^Maksa( erotus)? kortilla/ })

it('RC-10 lets the difference to a dearer price be paid', async () => {
  const { user } = await openPaid(200)
  expect(await text(/^Maksettu kortilla 200,00 €$/)).toBeVisible()
  expect(await text(/^Hinta on nyt 249,00 €\. Maksa erotus 49,00 €/)).toBeVisible()
  await user.click(await screen.findByRole('radio', { name: 'Maksa erotus kortilla' }))
  expect(primary(/^Siirry maksamaan 49,00\s€$/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: /^Maksa huoltotilillä/ })).toBeNull()
})

it('RC-10 says that the difference to a cheaper price is returned, and asks for no more', async () => {
  await openPaid(300)
  expect(await text(/^Hinta on nyt 249,00 €\. Erotus 51,00 € palautetaan kortillesi/)).toBeVisible()
  await waitFor(() => expect(shop.count('vismaPayEnabled')).toBe(2))
  expect(cards()).toBeNull()
})

it('RC-10 asks before the booking is started over or left, and says what happens with the money', async () => {
  const { user } = await openPaid(249)
  const dialog = async (name: string) =>
    within(await screen.findByRole('dialog', { name: (words) => words.startsWith(name) }))
  await user.click(await screen.findByRole('button', { name: 'Aloita alusta' }))
  const over = await dialog('Haluatko aloittaa varauksen alusta?')
  expect(over.getByText(whole(/^Maksettu kortilla 249,00\s€\. Maksu ei siirry uuteen varaukseen/))).toBeVisible()
  await user.click(over.getByRole('button', { name: 'Jatka varausta' }))
  await user.click(screen.getByRole('link', { name: 'Renkaanvaihdon ajanvaraus' }))
  const left = await dialog('Haluatko poistua varauksesta?')
  expect(left.getByText(whole(/^Maksettu kortilla 249,00\s€\. Maksu ei siirry uuteen varaukseen/))).toBeVisible()
})

it('RC-10 says what happens with the money when the session has ended', async () => {
  const { close } = await openPaid(249)
  await text(/^Maksettu kortilla/)
  close()
  shop.fail('getBooking', 412)
  here()
  await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
  expect(await text(/^Maksettu kortilla 249,00 €\. Varausta ei lähetetty/)).toBeVisible()
})

it('RC-10 offers no payment of an enquiry for a day', async () => {
  const { api, token: opened } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'TIME')
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(opened(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  here()
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  await waitFor(() => expect(screen.queryByText(/^Ladataan (maksutapaa|huoltotilin)/)).toBeNull())
  expect(primary('Lähetä aikatiedustelu')).toBeVisible()
  expect([cards(), screen.queryByRole('radio', { name: /^Maksa huoltotilillä/ })]).toEqual([null, null])
})

it('RC-11 ignores signing=failure in the address once the bank has approved the credit', async () => {
  const opened = await openCustomer(shop)
  opened.close()
  remember('credit', { paymentId: 'one', amount: 500, confirmed: 500 })
  shop.answer('bookSignedPayment', () => HttpResponse.json({}, { status: 500 }))
  here('?signing=failure')
  expect(await screen.findByText(whole(GREEN))).toBeVisible()
  expect(screen.queryByText(RED)).toBeNull()
  expect(window.location.search).toBe('')
  expect(screen.queryByRole('radio', { name: /^Maksa huoltotilillä/ })).toBeNull()
})
