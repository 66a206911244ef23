// Slices: choose-services, choose-tires, manage-booking
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { product } from '#server/platform/database/schema/products'
import { openCustomer } from '../harness/screens/customer-page'
import { openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { findPart } from '../harness/screens/part'

const shop = openShop()

const OIL = 101
const WINTER = 1501

/** Sets what the chain says about a product until the next test of this file. */
const says = (id: number, values: Partial<typeof product.$inferInsert>) =>
  shop.db().update(product).set(values).where(eq(product.id, id))
const NOTHING = { priceKind: null, excessPercent: null, goods: false, lowestCents: null }

const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const panel = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const category = async (user: UserEvent, name: RegExp) => user.click(await screen.findByRole('button', { name }))

it.each([
  [
    { priceKind: 'estimate', excessPercent: 15 } as const,
    /hinta-arvio, enintään\s\+15\s%/,
    'Hinta-arvio yhteensä',
    'Sovimme lopullisen hinnan',
  ],
  [
    { priceKind: 'maximum', excessPercent: null } as const,
    /enimmäishinta/,
    'Enimmäishinta yhteensä',
    'Lopullinen hinta ei ylitä tätä.',
  ],
  [{ priceKind: 'fixed', excessPercent: null } as const, /kiinteä hinta/, 'Hinta yhteensä', null],
])(
  'LW-04 says at the service, in the order and in the total what the price promises: %o',
  async (kind, row, total, note) => {
    await says(OIL, { ...NOTHING, ...kind })
    const { user } = await openStep(shop, 'SERVICES')
    expect((await service(/^Perushuolto/)).closest('div')).toHaveTextContent(row)
    expect(await service(/^Perushuolto/)).toHaveAccessibleDescription(expect.stringMatching(/hinta/))
    await user.click(await service(/^Perushuolto/))
    const order = await panel()
    await waitFor(() => expect(within(order).getByRole('list')).toHaveTextContent(row))
    expect(within(order).getByText(total).parentElement).toHaveTextContent(/249,00\s€/)
    expect(order).toHaveTextContent(/Sisältää arvonlisäveron\./)
    const notes = order.textContent?.match(/Sovimme lopullisen hinnan|Lopullinen hinta ei ylitä tätä\./) ?? [null]
    expect(notes[0]).toBe(note)
  },
)

it('LW-04 says it in the customer step, on Kiitos and in the cards', async () => {
  await says(OIL, { ...NOTHING, priceKind: 'fixed' })
  const { user } = await openCustomer(shop)
  const row = /Perushuolto \(öljynvaihtohuolto\)kiinteä hinta249,00\s€.*Hinta yhteensä249,00\s€/
  expect(await findPart('Palvelut')).toHaveTextContent(row)
  expect(primary('Lähetä varaus').closest('section')).toHaveTextContent(row)
  await user.click(primary('Lähetä varaus'))
  expect(await screen.findByLabelText('Varauksen tiedot')).toHaveTextContent(row)
})

it('LW-04 a kind that is unknown or missing is as before', async () => {
  await says(OIL, { ...NOTHING, priceKind: 'fixed' })
  shop.answer('services', async (pass) =>
    HttpResponse.json(JSON.parse((await (await pass()).text()).replaceAll('"fixed"', '"AUCTION"'))),
  )
  shop.answer('getBooking', async (pass) =>
    HttpResponse.json(JSON.parse((await (await pass()).text()).replaceAll('"fixed"', '"AUCTION"'))),
  )
  const { user } = await openStep(shop, 'SERVICES')
  expect((await service(/^Perushuolto/)).closest('div')).not.toHaveTextContent(/kiinteä|arvio/)
  await user.click(await service(/^Perushuolto/))
  const order = await panel()
  await waitFor(() => expect(order).toHaveTextContent(/Hinta-arvio yhteensä249,00\s€/))
  expect(order).toHaveTextContent(/Sovimme lopullisen hinnan kanssasi/)
})

async function winterCheck(values: Partial<typeof product.$inferInsert>): Promise<HTMLElement> {
  await says(WINTER, { ...NOTHING, ...values })
  const { user } = await openStep(shop, 'SERVICES')
  await category(user, /^Kausitarkastukset/)
  const row = (await service(/^Talvitarkastus/)).closest('div')
  if (!row) throw new Error('no row')
  return row
}

it('LW-05 reduced goods have their lowest price of 30 days struck through, and say so', async () => {
  const row = await winterCheck({ goods: true, lowestCents: 4950 })
  expect(row).toHaveTextContent('Kampanja')
  expect(row).toHaveTextContent(/39,00\s€ ?Alin hinta 30 päivään 49,50\s€/)
  expect(row.querySelector('s')).toHaveTextContent(/^49,50\s€$/)
  expect(row).not.toHaveTextContent(/59,00/)
})

it.each([{ goods: true }, { goods: true, lowestCents: 3900 }])(
  'LW-05 reduced goods without a lower price than before are not shown as reduced: %o',
  async (values) => {
    const row = await winterCheck(values)
    expect(row).toHaveTextContent(/39,00\s€/)
    expect(row.querySelector('s')).toBeNull()
    expect(row).not.toHaveTextContent(/Kampanja|Alin hinta|59,00/)
  },
)

it('LW-05 SV-14 reduced work has its normal price struck through', async () => {
  const row = await winterCheck({})
  expect(row).toHaveTextContent('Kampanja')
  expect(row.querySelector('s')).toHaveTextContent(/^Normaalihinta 59,00\s€$/)
})
