import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { openBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('API-01 add-automatically-added-products returns the automatic products of the cart', async () => {
  const { api } = await openBrowser(server.app)
  expect(await api.addAutomaticallyAddedProducts()).toEqual([])
  const body = [cartItem(1402)]
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  const added = await api.addAutomaticallyAddedProducts()
  expect(added.map((row) => [row.product.id, row.price?.active_price])).toEqual([[9001, 9.9]])
  expect(await api.addAutomaticallyAddedProducts()).toEqual(added)
  expect((await api.getBooking()).order_items).toHaveLength(2)
})

it('API-01 add-automatically-added-products adds a product that became automatic later', async () => {
  const { api } = await openBrowser(server.app)
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(1401)],
  })
  expect(await api.addAutomaticallyAddedProducts()).toEqual([])
  await server.db.execute(sql`insert into automatic_product (product_id, added_id) values (1401, 9001)`)
  expect(await api.addAutomaticallyAddedProducts()).toHaveLength(1)
  expect((await api.getBooking()).order_items).toHaveLength(2)
})
