import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { openBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('API-01 lists the processes that have screens', async () => {
  const { api } = await openBrowser(server.app)
  const routed = ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM']
  expect(await api.activeProcesses()).toEqual(routed)
  expect(await api.enabledProcesses({ query: { organizationId: 1 } })).toEqual(routed)
  await server.db.execute(sql`update organization set offers_tire_change = false where id = 2`)
  expect(await api.enabledProcesses({ query: { organizationId: 2 } })).toEqual(['MAINTENANCE', 'CANCEL_FORM'])
  await expect(api.enabledProcesses({ query: { organizationId: 999 } })).rejects.toMatchObject({
    status: 400,
    code: 'UNKNOWN_ORGANIZATION',
  })
})

it('API-01 publish-stage records the stages of a session, whatever their codes', async () => {
  const { api } = await openBrowser(server.app)
  for (const stageCode of ['DEFAULT', 'OMA_VAIHE_3']) await api.publishStage({ query: { stageCode } })
  expect((await rows(server, sql`select code from stage_event order by id`)).map(({ code }) => code)).toEqual([
    'DEFAULT',
    'OMA_VAIHE_3',
  ])
  const refused = { status: 400 }
  await expect(api.publishStage({ query: { stageCode: ' ' } })).rejects.toMatchObject(refused)
  await expect(api.publishStage({ query: { stageCode: 'x'.repeat(101) } })).rejects.toMatchObject(refused)
})

it('publish-stage accepts five hundred stages per session, also for parallel calls', async () => {
  const { api } = await openBrowser(server.app)
  await api.publishStage({ query: { stageCode: 'FULL' } })
  await server.db.execute(sql`
    insert into stage_event (session_id, code)
    select session_id, code from stage_event, generate_series(1, 494) where code = 'FULL'`)
  const publish = () => api.publishStage({ query: { stageCode: 'FULL' } })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, publish))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(publish()).rejects.toMatchObject({ status: 429 })
})
