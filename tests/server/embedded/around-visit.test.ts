/** A visit on running servers: the clock moves by a restart, the desk's commands run beside. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addHours } from '#shared/date/wall-clock'
import { customer } from '#tests/fixtures/customer'
import { shipped } from '#tests/harness/servers/bundled-server'
import { startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { isSigned, startReceiver, type Receiver } from '#tests/harness/visits/receiver'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** A workshop with free times on the next day in the demo. */
const WORKSHOP = 8

let folder: string
let receiver: Receiver
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-visit-'))
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await rm(folder, { recursive: true })
})

const environment = () => ({
  DATA_DIR: join(folder, 'data'),
  REMINDER_MAIL_HOURS: '2',
  REMINDER_SMS_HOURS: '2',
  WEBHOOK_URL: receiver.endpoint.url,
  WEBHOOK_SECRET: `whsec_${receiver.endpoint.secrets[0]?.toString('base64')}`,
})
const startAt = (CLOCK: string): Promise<ServerProcess> => startProcess({ ...environment(), CLOCK })
/** Runs a command of the desk. Rejects unless it exits with 0. */
const run = async (script: string, ...args: readonly string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'], ...environment() }
  return (await promisify(execFile)(process.execPath, [...shipped(script), ...args], { cwd: ROOT, env })).stdout
}
/** The written files of a folder, without those that are being written. */
const files = async (name: string): Promise<string[]> =>
  (await readdir(join(folder, 'data', name)).catch(() => [])).filter((file) => !file.endsWith('.part'))
const typesOf = () => receiver.received.map(({ body }): unknown => JSON.parse(body).type)

it('VI-01 VI-03 VI-04 reminds, tells other systems and shows the desk its visits, by its commands alone', async () => {
  const monday = await startAt('2026-11-23T08:00')
  const fetchFrom = ({ url }: ServerProcess) => ({
    app: {
      fetch: (request: Request) => {
        const { pathname, search } = new URL(request.url)
        return fetch(new Request(url + pathname + search, request))
      },
    },
  })
  const { api } = await openBrowser(fetchFrom(monday).app)
  await fillBooking(api, 'CUSTOMER', { organizationId: WORKSHOP })
  await api.saveCustomer({ body: customer() })
  const start = (await api.saveBooking()).booking?.booking_total_duration?.start ?? ''
  await expect.poll(typesOf).toEqual(['booking.saved'])
  expect(receiver.received.every((event) => isSigned(event, receiver.endpoint.secrets[0] ?? Buffer.of()))).toBe(true)
  expect([await monday.end('SIGTERM'), await files('sms')]).toEqual([0, []])

  const later = await startAt(addHours(start, -1).slice(0, 16))
  await expect.poll(() => files('sms')).toHaveLength(1)
  await expect.poll(() => files('mail')).toHaveLength(3)
  const [last = ''] = (await files('mail')).toSorted().toReversed()
  const mail = await PostalMime.parse(await readFile(join(folder, 'data', 'mail', last)))
  expect(mail.subject).toMatch(/^Muistutus: ti 24\.11\.2026 klo .*, Kuopio Leväsentie$/)
  const [, link = ''] =
    /<(http[^>]+)>/.exec(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '') ?? []
  expect(await (await fetch(link)).text()).toContain('Lopetetaanko muistutukset?')

  const list = await run('bookings', 'list', '--from', '2026-11-24', '--to', '2026-11-24', '--csv')
  const [, viite = ''] = /;([\da-f]{12});/.exec(list) ?? []
  expect(await run('bookings', 'state', '--booking', viite, '--state', 'in-work')).toMatch(
    /: Työn alla, ti 24\.11\.2026/,
  )
  await expect.poll(typesOf).toContain('visit.state_changed')
  expect(typesOf().filter((type) => type === 'booking.reminded')).toHaveLength(2)
  const feed = (await run('bookings', 'feed', '--organization', String(WORKSHOP))).trim()
  expect((await (await fetch(feed)).text()).replaceAll('\r\n ', '')).toContain('SUMMARY:ABC-123: Perushuolto')
  expect(await run('webhooks', 'test')).toBe('main: HTTP 204\n')
  expect(await run('webhooks', 'list')).toBe('no failed deliveries\n')
  expect(await run('bookings', 'feed', '--organization', String(WORKSHOP), '--revoke')).toBe(
    '1 addresses are revoked\n',
  )
  expect((await fetch(feed)).status).toBe(404)
  await expect(run('bookings', 'state', '--booking', viite, '--state', 'done')).rejects.toMatchObject({ code: 2 })
  await expect(run('webhooks', 'replay', '--event', 'x')).rejects.toMatchObject({ code: 2 })
  await expect(run('bookings', 'feed')).rejects.toMatchObject({ code: 2 })
  expect(await later.end('SIGTERM')).toBe(0)
  expect(later.stderr()).toBe('')
}, 180_000)
