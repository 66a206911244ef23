import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('API-01 a module setting is the workshop’s own, else its parent’s, else null', async () => {
  const { api } = await openBrowser(server.app)
  const ask = async (module: string, setting: string) => (await api.moduleSetting({ query: { module, setting } })).value
  expect(await ask('CUSTOMER_SERVICE', 'phone')).toBe('09 555 0100')
  await api.setActiveOrganization({ query: { organizationId: 4 } })
  expect(await ask('CUSTOMER_SERVICE', 'phone')).toBe('03 555 0104')
  expect(await ask('CUSTOMER_SERVICE', 'hours')).toBe('arkisin klo 8–16')
  expect(await ask('CUSTOMER_SERVICE', 'fax')).toBeNull()
  expect(await ask('TIRE_HOTEL', 'phone')).toBeNull()
  await expect(ask('M'.repeat(101), 'phone')).rejects.toMatchObject({ status: 400, code: 'TOO_LONG' })
})

it('API-01 the express lane is inherited as a whole, and can be switched off', async () => {
  const { api } = await openBrowser(server.app)
  const ask = (organizationId: number) => api.servicelaneSettings({ query: { organizationId } })
  const own = await ask(1)
  expect(own).toMatchObject({ enabled: true, title: 'Pikahuolto ilman ajanvarausta' })
  expect(own.infoText).toContain('ilman ajanvarausta')
  expect(await ask(7)).toEqual(own)
  const none = { enabled: false, title: '', infoText: '' }
  expect(await ask(12)).toEqual(none)
  expect(await ask(999)).toEqual(none)
})

it('API-01 redirects lead only to https or to a path of the site', async () => {
  const { api } = await openBrowser(server.app)
  const before = await api.redirectSettings()
  expect(before).toContainEqual({ processType: 'WINDSHIELD', url: 'https://www.autohuolto.example/tuulilasit' })
  expect(before).toContainEqual({ processType: 'PRE_INSPECTION_CHECK', url: '/huolto' })
  expect(before).toHaveLength(7)
  await server.db.execute(sql`
    update redirect_setting set url = 'javascript:alert(1)' where process_type = 'WINDSHIELD'`)
  await server.db.execute(sql`update redirect_setting set url = '//evil.example' where process_type = 'CAR_WASH'`)
  const after = await api.redirectSettings()
  expect(after).toEqual(before.filter(({ processType }) => !['WINDSHIELD', 'CAR_WASH'].includes(processType)))
})
