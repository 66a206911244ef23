import { afterAll, beforeAll, it, expect } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { nameOf, specCalls } from '../../../scripts/tools/contract-calls'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Statuses of the calls without a session, for a request without input. */
const SESSIONLESS = new Map([
  ['POST /init-session', 400],
  ['POST /get-organization-info-texts-no-session', 200],
])

it.each(specCalls().map((call) => [nameOf(call), call] as const))(
  'API-01 RT-15 %s is routed, and requires a session before it reads input',
  async (name, { method, path }) => {
    const url = `http://localhost${REST_ROOT}${path.replaceAll(/\{\w+\}/g, '1')}`
    const response = await test.app.fetch(new Request(url, { method }))
    expect(response.status).toBe(SESSIONLESS.get(name) ?? 412)
  },
)
