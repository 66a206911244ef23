import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { REST_ROOT } from '#shared/api/rest-root'
import { createVisitor } from '../../../scripts/tools/visitor'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import { startProcess } from '#tests/harness/servers/server-process'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-sync-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('SA-02 what the embedded database acknowledges survives a power cut: its log is on the disk before the response', async () => {
  const trace = join(folder, 'trace')
  const env = { DATA_DIR: join(folder, 'data'), TRACED_SYNC: trace }
  const server = await startProcess(env, { preload: './tests/harness/faults/traced-sync.ts' })
  const synced = async (): Promise<readonly string[]> => (await readFile(trace, 'utf8')).split('\n')
  const { api } = createVisitor({ fetch, origin: server.url, root: REST_ROOT, tokenHeader: 'X-Process-Token' })
  await api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: customer() })
  const before = (await synced()).length
  expect((await api.saveBooking()).bookingKey).not.toBeNull()
  expect((await synced()).slice(before - 1).join()).toMatch(/\/pg_wal\/[\dA-F]{24}\b/)
  await server.end('SIGTERM')
  // The end writes a checkpoint. After it the log is no longer needed, so all that the log has told must be there.
  const all = (await synced()).join()
  expect(all).toMatch(/\/global\/pg_control/)
  expect(all).toMatch(/\/base\/\d+\/\d+/)
}, 120_000)
