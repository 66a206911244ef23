import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { chooseProducts } from '#features/choose-products'
import { chooseWorkplace } from '#features/choose-workplace'
import { enterCustomer } from '#features/enter-customer'
import { findVehicle } from '#features/find-vehicle'
import { sendRequest, thanksForRequest } from '#features/finish-booking'
import { apiPort } from '#shared/api/client'
import { sendWindshieldOfferRequest, windshieldProducts } from '#shared/api/contract/services/repairs'
import { customer } from '#tests/fixtures/customer'
import { wizardOf } from '#tests/fixtures/processes'
import { openAt } from '../../harness/screens/module-screens'
import { openApp, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const request = sendRequest((get) =>
  get(apiPort)({ sendWindshieldOfferRequest }).sendWindshieldOfferRequest({}, { handlesError: () => true }),
)
const windshield = wizardOf('WINDSHIELD', '/tuulilasi', [
  { name: 'VEHICLE', label: 'Ajoneuvo', ...findVehicle({ withKilometers: false }) },
  { name: 'ORGANIZATION', label: 'Toimipiste', ...chooseWorkplace({ workshops: 'compatible' }) },
  {
    name: 'WINDSHIELD',
    label: 'Tuulilasi',
    ...chooseProducts({
      title: 'Mitä tuulilasille tehdään?',
      choice: 'one',
      list: (get, signal) => get(apiPort)({ windshieldProducts }).windshieldProducts({}, { signal }),
    }),
  },
  { name: 'CUSTOMER', label: 'Omat tiedot', ...enterCustomer(request) },
  {
    name: 'THANKS',
    label: 'Kiitos',
    ...thanksForRequest(request, { title: 'Tarjouspyyntö on lähetetty', text: 'Vastaamme sähköpostitse.' }),
  },
])

/** Chooses a product and fills in the customer, as a visitor does. */
async function openCustomer() {
  const opened = await openAt(shop, windshield, 'WINDSHIELD', [windshield])
  const { user } = opened
  await user.click(await screen.findByRole('radio', { name: 'Tuulilasin vaihto, Toyota' }))
  await user.click(primary('Jatka'))
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  const { first_name, last_name, email, phone_number } = customer()
  for (const [label, value] of [
    ['Etunimi', first_name],
    ['Sukunimi', last_name],
    ['Sähköposti', email],
    ['Puhelinnumero', phone_number],
  ] as const) {
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(value)
  }
  return opened
}
const send = () => primary('Lähetä pyyntö')
const thanked = () => screen.findByRole('heading', { name: /^Tarjouspyyntö on lähetetty/ })

it('PM-04 a process without a time ends with a request, and is thanked for', async () => {
  const { user } = await openCustomer()
  expect(screen.queryByText(/Aika ei ole enää varattuna/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Pyyntösi' })).toBeVisible()
  expect(screen.getByText('Voimme vastata tähän osoitteeseen.')).toBeVisible()
  expect(screen.queryByText(/tilausvahvistu|Maksutapa|ennakkoon|varauksen/)).toBeNull()
  await user.click(send())
  expect(await thanked()).toBeVisible()
  expect(screen.getByText('Vastaamme sähköpostitse.')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Tuulilasipalvelut')).toBeVisible()
  expect(main.getByText('Tuulilasin vaihto, Toyota')).toBeVisible()
  expect(main.getByText('Helsinki Roihupelto')).toBeVisible()
  expect(main.queryByText(/Tuo auto|Maksat|peruutuspyyntö|kalenteriin/)).toBeNull()
  expect(shop.count('sendWindshieldOfferRequest')).toBe(1)
  expect(shop.count('saveBooking')).toBe(0)
})

it('PM-04 asks for what is missing before it sends anything', async () => {
  const { user } = await openAt(shop, windshield, 'CUSTOMER', [windshield])
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  await user.click(send())
  expect(shop.count('sendWindshieldOfferRequest')).toBe(0)
  expect(await screen.findAllByText(/^Puuttuu vielä: Etunimi/)).not.toEqual([])
})

it('PM-04 says that the request failed, keeps everything, and sends it at another press', async () => {
  const { user } = await openCustomer()
  shop.answer('sendWindshieldOfferRequest', () => new HttpResponse(null, { status: 400 }))
  await user.click(send())
  expect(await screen.findByText('Pyynnön lähettäminen epäonnistui.')).toBeVisible()
  shop.restore('sendWindshieldOfferRequest')
  await user.click(send())
  expect(await thanked()).toBeVisible()
})

it('PM-04 does not call a request failed that may have arrived', async () => {
  const { user } = await openCustomer()
  shop.answer('sendWindshieldOfferRequest', () => HttpResponse.error())
  await user.click(send())
  expect(await screen.findByText('Emme saaneet tietää, menikö pyyntö perille.')).toBeVisible()
  shop.restore('sendWindshieldOfferRequest')
  await user.click(primary('Lähetä uudelleen'))
  expect(await thanked()).toBeVisible()
})

it('PM-04 sends the request although the booking could not be read before', async () => {
  const { user } = await openCustomer()
  await screen.findByText('Tallennettu')
  shop.answer('getBooking', () => HttpResponse.error())
  await user.click(send())
  expect(await thanked()).toBeVisible()
})

it('PM-04 does not call an earlier request failed because a later one is refused', async () => {
  const { user } = await openCustomer()
  shop.answer('sendWindshieldOfferRequest', () => HttpResponse.error())
  await user.click(send())
  await screen.findByText('Emme saaneet tietää, menikö pyyntö perille.')
  shop.answer('sendWindshieldOfferRequest', () => new HttpResponse(null, { status: 400 }))
  await user.click(primary('Lähetä uudelleen'))
  expect(await screen.findByText(/^Aiempi pyyntö on silti voinut mennä perille\./)).toBeVisible()
})

it('PM-04 still says after a reload that the request may have arrived, and lets nothing change it', async () => {
  const { user, close } = await openCustomer()
  shop.answer('sendWindshieldOfferRequest', () => HttpResponse.error())
  await user.click(send())
  await screen.findByText('Emme saaneet tietää, menikö pyyntö perille.')
  close()
  openApp({ path: windshield.path, definitions: [windshield] })
  expect(await screen.findByText('Emme saaneet tietää, menikö pyyntö perille.')).toBeVisible()
  for (const edit of screen.getAllByRole('button', { name: /^Muokkaa/ })) expect(edit.closest('[inert]')).not.toBeNull()
  expect(screen.getByRole('textbox', { name: 'Etunimi' })).toHaveAttribute('readonly')
})

it('PM-04 forgets what was sent when another request begins', async () => {
  const { user } = await openCustomer()
  await user.click(send())
  await thanked()
  await user.click(screen.getByRole('button', { name: 'Tee uusi pyyntö' }))
  expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Helsinki Roihupelto')).toBeNull())
})
