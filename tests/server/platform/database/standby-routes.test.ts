/** The calls that a standby may answer, with a connection that refuses writes in its place. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { createApp, type App } from '#server/app/app'
import { FROM_STANDBY } from '#server/app/standby-routes'
import type { OpenDatabase } from '#server/platform/database/database'
import { openPostgres } from '#server/platform/database/open'
import type { Standby } from '#server/platform/database/standby'
import { Refusal } from '#server/platform/refusal'
import { databaseUrl } from '#tests/harness/database/postgres'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { conformance } from '../../../../scripts/conformance/run'

let test: TestApp
let copy: OpenDatabase
beforeAll(async () => {
  test = await createTestApp()
  const readOnly = 'options=-c%20default_transaction_read_only%3Don'
  copy = await openPostgres(`${databaseUrl(test.databaseName)}?${readOnly}`)
})
afterAll(async () => {
  await copy.close()
  await test.close()
})

/** Server whose standby answers each call that it may. Its errors are appended to `failures`. */
function serverWith(failures: unknown[]): App {
  const standby: Standby = {
    db: copy.db,
    read: async (onStandby) => {
      try {
        return await onStandby()
      } catch (error) {
        if (!(error instanceof Refusal)) failures.push(error)
        throw error
      }
    },
    close: () => Promise.resolve(),
  }
  return createApp({ ...test.options, standby })
}

it('writes nothing in a call that the standby may answer, and answers it as the contract says', async () => {
  const failures: unknown[] = []
  const facts = {
    organizationId: 1,
    plate: 'ABC-123',
    unknownPlate: 'XYZ-999',
    ticketCode: 'HUOLTO-7F3K',
    mayBook: false,
  }
  const { findings } = await conformance(
    { fetch: serverWith(failures).fetch, origin: 'http://localhost', root: REST_ROOT, tokenHeader: 'X-Process-Token' },
    { facts, only: ['organizations', 'services', 'time'] },
  )
  expect(failures).toEqual([])
  const held = new Set<string>(findings.filter(({ verdict }) => verdict === 'holds').map(({ call }) => call))
  expect([...FROM_STANDBY].filter((call) => !held.has(call))).toEqual([])
})
