// Slices: manage-booking, reserve-time
// Moving a saved booking never makes it dearer in silence.
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import { importChain, keepChain, pricedAt, withoutProduct } from '#tests/harness/servers/import-chain'
import { openApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { doSteps, fillBooking } from '../harness/visitors/fill-booking'
import { CAR, pickedUpOn, setCars } from '../harness/visitors/replacement-cars'
import type { TestBrowser } from '../harness/visitors/http-client'

const shop = openShop()
keepChain(shop.db)
beforeEach(async () => {
  window.sessionStorage.clear()
  for (const table of ['reservation', 'booking']) await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const totals = async () =>
  (await rows({ db: shop.db() }, sql`select (document->'price'->>'active_price')::float as total from booking`)).map(
    ({ total }) => total,
  )

/** Books the first free time from a day on, and resolves to the booking's key. */
async function booked(from: string, fill?: (api: TestBrowser['api']) => Promise<unknown>): Promise<string> {
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'TIME')
  await fill?.(api)
  await doSteps(api, ['TIME'], { days: { start: from, end: '2026-12-11' } })
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking({})).bookingKey ?? ''
}

/** Opens the booking by its link and chooses a time on the first free day, up to the confirmation. */
async function chooseTime(bookingKey: string): Promise<UserEvent> {
  const { user } = openApp({ path: `/peruutus#varaus=${encodeURIComponent(bookingKey)}` })
  await screen.findByRole('button', { name: 'Avaa varaus' })
  await user.click(screen.getByRole('textbox', { name: /^Rekisterinumero/ }))
  await user.paste('abc-123')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Vaihda aika' }))
  await user.click(await screen.findByLabelText('Valitse aika klo 9.00'))
  await user.click(screen.getAllByText('Jatka', { selector: 'button *, button' })[0] ?? document.body)
  await screen.findByRole('dialog', { name: /^Haluatko vaihtaa ajan\?/ })
  return user
}
const confirmation = () => screen.getByRole('dialog', { name: /^Haluatko vaihtaa ajan\?/ })
const confirm = (user: UserEvent) => user.click(within(confirmation()).getByRole('button', { name: 'Vaihda aika' }))
const moved = () => screen.findByRole('heading', { level: 2, name: /^Varauksesi on siirretty/ })

it('RC-20 a moved booking keeps its price, though the chain sells its service dearer or not at all', async () => {
  const bookingKey = await booked('2026-11-24')
  await importChain(shop.db(), pricedAt(101, 949))
  const user = await chooseTime(bookingKey)
  expect(confirmation()).not.toHaveTextContent('€')
  await importChain(shop.db(), withoutProduct(101))
  await confirm(user)
  expect(await moved()).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(/Perushuolto \(öljynvaihtohuolto\)249,00\s€/)
  expect(await totals()).toEqual([249])
})

it('RC-20 PU-02 another loan of a replacement car says both prices in the confirmation', async () => {
  await setCars({ db: shop.db() }, 1)
  const bookingKey = await booked('2026-11-25', async (api) => {
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [{ productId: CAR, provider: '', amount: 1 }] })
    await api.saveReservationDetails(pickedUpOn('2026-11-26'))
  })
  expect(await totals()).toEqual([249 + 2 * 45])
  const user = await chooseTime(bookingKey)
  expect(confirmation()).toHaveTextContent(
    /Aiempi hintaHinta-arvio yhteensä 339,00\s€Uusi hintaHinta-arvio yhteensä 294,00\s€/,
  )
  expect(confirmation()).toHaveTextContent(/Sijaisauto \(per päivä\): ennen 90,00\s€, nyt 45,00\s€/)
  await confirm(user)
  expect(await moved()).toBeVisible()
  expect(await totals()).toEqual([294])
})

it('RC-20 a server that prices anew is compared before the move is saved', async () => {
  shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))
  const bookingKey = await booked('2026-11-24')
  let euros = 299
  shop.answer('getBooking', async (pass) => {
    const booking: { order_items: object[] } = await (await pass()).json()
    const price = { normal_price: euros, active_price: euros }
    const items = booking.order_items.map((row) => Object.assign(row, { price }))
    return HttpResponse.json({ ...booking, price, order_items: items })
  })
  const user = await chooseTime(bookingKey)
  const saves = shop.count('saveBooking')
  expect(confirmation()).toHaveTextContent(/249,00\s€Uusi hintaHinta-arvio yhteensä 299,00\s€/)
  euros = 399
  await confirm(user)
  expect(await within(confirmation()).findByRole('alert')).toHaveTextContent(
    'Hinta muuttui juuri. Tarkista uusi hinta, ennen kuin vaihdat ajan.',
  )
  expect(confirmation()).toHaveTextContent(/Uusi hintaHinta-arvio yhteensä 399,00\s€/)
  expect(shop.count('saveBooking')).toBe(saves)
  await confirm(user)
  expect(await moved()).toBeVisible()
  expect(shop.lastBody('saveBooking')).toBeNull()
})
