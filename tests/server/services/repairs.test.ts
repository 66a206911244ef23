import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** The booking as the server sends it, with fields that the contract does not read. */
const booking = async ({ send }: TestBrowser) => (await send('GET', '/get-booking/v2')).json()

it('API-01 damage-inspection/product adds the inspection to the cart once', async () => {
  const { api } = await openBrowser(server.app, 'DAMAGE_INSPECTION')
  const inspection = await api.addDamageInspection()
  expect(inspection).toMatchObject({ product: { id: 9301 }, description: 'Vauriotarkastus' })
  expect(await api.addDamageInspection()).toEqual(inspection)
  expect((await api.getBooking()).order_items.map((row) => row.product.id)).toEqual([9301])
})

it('API-01 send-windshield-offer-request stores the details that the workshop needs', async () => {
  const { api } = await openBrowser(server.app, 'WINDSHIELD')
  const missing = (code: string) => ({ status: 409, code })
  await expect(api.sendWindshieldOfferRequest()).rejects.toMatchObject(missing('VEHICLE_MISSING'))
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: null } })
  await expect(api.sendWindshieldOfferRequest()).rejects.toMatchObject(missing('CUSTOMER_MISSING'))
  await api.saveCustomer({ body: customer({ email: ' ', phone_number: '' }) })
  await expect(api.sendWindshieldOfferRequest()).rejects.toMatchObject(missing('CUSTOMER_MISSING'))
  await api.saveCustomer({ body: customer() })
  const body = [cartItem(9102)]
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  await api.sendWindshieldOfferRequest()
  await api.saveNotes({ body: { value: 'Sadetunnistin' } })
  await api.sendWindshieldOfferRequest()
  expect(await rows(server, sql`select organization_id, content from offer_request`)).toEqual([
    {
      organization_id: 1,
      content: expect.objectContaining({
        vehicle: expect.objectContaining({ register_number: 'ABC-123' }),
        customer: expect.objectContaining({ email: 'aino@example.fi' }),
        productIds: [9102],
        notes: 'Sadetunnistin',
      }),
    },
  ])
})

it('API-01 repair targets form a tree with targets that can be selected and deselected', async () => {
  const browser = await openBrowser(server.app)
  const { api } = browser
  const toggle = (id: number | string, value: boolean) => api.toggleRepairTarget({ params: { id }, body: { value } })
  const selected = async () => (await api.repairTargetTree()).filter((one) => one.selected).map(({ id }) => id)
  expect((await api.repairTargetTree()).find(({ id }) => id === 111)).toEqual({
    id: 111,
    parentId: 11,
    description: 'Etupuskuri',
    selected: false,
  })
  for (const id of [111, '21', 111]) await toggle(id, true)
  expect(await selected()).toEqual([21, 111])
  expect(await booking(browser)).toMatchObject({ repair_targets: [111, 21] })
  await toggle(1, false)
  expect(await selected()).toEqual([21])
  for (const id of [999, 'x', 1.5]) await expect(toggle(id, true)).rejects.toMatchObject({ status: 404 })
})
