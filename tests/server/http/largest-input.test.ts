import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCallCosts, type CallCosts, type Cost } from '#tests/harness/cost/call-costs'
import { MOST } from '#tests/harness/cost/cost-table'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let test: TestApp
let costs: CallCosts
beforeAll(async () => {
  test = await createTestApp(everyExtension)
  costs = await openCallCosts(test)
})
afterAll(async () => {
  await costs.close()
  await test.close()
})

/** Calls that read the longest lists, and a page that is rendered. Each cost more than ten bare calls without its bound. */
const COSTLIEST = [
  'lockerReservedTimes',
  'addProductsToCart',
  'saveSymptoms',
  'organizationInfoTextsNoSession',
  '/huolto',
]

it.each(COSTLIEST)('OP-07 %s costs at most ten bare calls, whatever is sent', { timeout: 120_000 }, async (name) => {
  const cost = await costs.measured.find((one) => one.name === name)?.lowest(MOST)
  expect(cost).toSatisfy((measured: Cost) => measured.ratio <= MOST)
})
