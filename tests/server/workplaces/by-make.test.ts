import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { driver } from '#tests/harness/visitors/driver'
import { openBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('API-01 make-brand-dealer-check depends on workshop and make', async () => {
  const { api } = await driver(server, 'ABC-123')
  expect(await api.makeBrandDealerCheck()).toBe(true)
  await api.setActiveOrganization({ query: { organizationId: 2 } })
  expect(await api.makeBrandDealerCheck()).toBe(false)
  expect(await (await openBrowser(server.app)).api.makeBrandDealerCheck()).toBe(false)
})

it('API-01 laakkonen/lifts returns the lifts for the make, or all lifts of the workshop', async () => {
  const { api } = await openBrowser(server.app)
  const lifts = async (make: string) => (await api.laakkonenLifts({ query: { make } })).map(({ id }) => id)
  expect(await lifts('Toyota')).toEqual([101, 102])
  expect(await lifts('Volvo')).toEqual([102])
  expect((await lifts('Saab')).slice(0, 4)).toEqual([101, 102, 103, 104])
  await api.setActiveOrganization({ query: { organizationId: 4 } })
  expect((await lifts('Toyota'))[0]).toBe(401)
  await expect(api.laakkonenLifts({ query: { make: 'x'.repeat(101) } })).rejects.toMatchObject({ status: 400 })
})
