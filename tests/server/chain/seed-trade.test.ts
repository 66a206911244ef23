import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedTrade } from '#server/seed/trade'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeEach(async () => {
  server = await createTestApp()
  const tables = [
    'tire_package_item',
    'tire_package',
    'tire',
    'tire_in_hotel',
    'automatic_product',
    'additional_product',
  ]
  const more = ['product_parameter_choice', 'product_parameter', 'service_code_product', 'extra_order_item']
  for (const table of [...tables, ...more]) await server.db.execute(sql.raw(`delete from ${table}`))
  await server.db.execute(sql`delete from product where category_id in (22, 90)`)
  await server.db.execute(sql`delete from product_category where id in (22, 90)`)
})
afterEach(() => server.close())

const counts = async () => {
  const { api } = await openBrowser(server.app)
  return [(await api.searchTires({ query: {} })).length, (await api.extraOrderItems()).length]
}

it('adds the missing data to an older demo database, once', async () => {
  expect(await counts()).toEqual([0, 0])
  await seedTrade(server.db)
  await seedTrade(server.db)
  expect(await counts()).toEqual([8, 3])
})

it('leaves a chain’s own products unchanged', async () => {
  await server.db.execute(sql`update product set description = 'Oma huolto' where id = 101`)
  await seedTrade(server.db)
  expect(await counts()).toEqual([0, 0])
})
