import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { sparse } from '#tests/harness/other-servers/sparse'
import { customer } from '#tests/fixtures/customer'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

it('API-05 the contract reads a whole booking from the specified fields alone', async () => {
  const { api, send } = await openBrowser({ fetch: sparse((request) => server.app.fetch(request)) }, 'TIRE_CHANGE')
  await api.searchVehicle({ body: { registerNumber: 'PAK-321', kilometers: null } })
  const [workshop] = await api.tireChangeOrganizations({ query: {} })
  await api.setActiveOrganization({ query: { organizationId: workshop?.id ?? 0 } })
  expect(await api.activeOrganizationInfoText()).toEqual({ text: '' })
  const { tireChangeVanProduct: van } = await api.tireChangeProducts()
  expect(van).toMatchObject({ product: { provider: '' }, description: '', calculatorId: null })
  await api.addProductsToCart({
    query: { stage: 'TIRES' },
    body: [{ productId: van?.product.id ?? 0, amount: 1, provider: van?.product.provider ?? '' }],
  })
  // The specification lists no calculatorId, so the sparse server omits it.
  expect(await (await send('GET', '/services/v2')).text()).not.toContain('calculatorId')
  const categories = await api.extraServices({ query: { stage: 'DEFAULT' } })
  expect(categories[0]).toMatchObject({
    description: '',
    products: [{ description: 'Jarruhuolto, etu- ja takajarrut' }, {}, {}],
  })
  const [day] = await api.freeTimes({ query: { start: '2026-11-23', end: '2026-12-20' } })
  const small = { headers: { 'Accept-Encoding': 'br' } }
  expect(await (await send('POST', `/free-times?start=${day?.date}&end=${day?.date}`, small)).json()).toEqual([day])
  const [slot] = day?.calendarSlots ?? []
  const reservation = `${slot?.startTime}|${slot?.endTime}`
  const query = { reservation, timeSelectionType: 'USE_ORGANIZATION_SETTING', workshiftPosition: 'MORNING' } as const
  expect(await api.reserveTime({ query })).toEqual({ responseCode: 'SUCCESS' })
  await api.saveCustomer({ body: customer() })
  const raw = await (await send('GET', '/get-booking/v2')).json()
  expect(Object.keys(raw.vehicle)).not.toContain('regNbr')
  expect(Object.keys(raw.order_items[0])).toEqual(['product', 'description', 'display_description', 'price'])
  expect(await api.saveBooking()).toEqual({ bookingKey: null })
})
