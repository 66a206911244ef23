import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config'
import { installedProviders } from '#server/installed-providers'
import { noCreditBank } from '#server/providers/no-payments'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const KEYS = { VISMA_PAY_API_KEY: 'a', VISMA_PAY_PRIVATE_KEY: 'p', PUBLIC_URL: 'https://varaus.example.fi' }

const installed = (env: Readonly<Record<string, string>>, sandboxOrigin: string | null, own = {}) =>
  installedProviders({ config: readConfig(env), db: server.db, secret: server.options.secret, sandboxOrigin, own })

it('offers no cards without the sandbox and without keys', async () => {
  expect(await installed({}, null).cardPayments.enabled()).toBe(false)
})

it.each([null, 'http://127.0.0.1:3001'])(
  'takes cards through Visma Pay if its keys are set, with the sandbox at %s',
  async (sandbox) => {
    const { cardPayments, creditBank } = installed(KEYS, sandbox)
    expect(await cardPayments.enabled()).toBe(true)
    // The sandbox has no such method, because it notifies nobody.
    expect(cardPayments.readSigned?.(new URLSearchParams())).toBeNull()
    expect(creditBank === noCreditBank).toBe(sandbox === null)
  },
)

it('prefers the chain’s own providers', () => {
  const { cardPayments } = installed({}, null)
  const vehicleRegister = { find: async () => null }
  expect(installed(KEYS, null, { cardPayments, vehicleRegister })).toMatchObject({ cardPayments, vehicleRegister })
})
