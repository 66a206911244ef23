import { afterAll, beforeAll, expect, it } from 'vitest'
import { array, create, unknown } from 'superstruct'
import { REST_ROOT } from '#shared/api/rest-root'
import { instantOf } from '#shared/date/instant'
import { varied, type Variation } from '#tests/harness/other-servers/varied'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reportOf } from '../../../scripts/conformance/report'
import { conformance } from '../../../scripts/conformance/run'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
afterAll(() => server.close())

const FACTS = { organizationId: 1, plate: 'ABC-123', unknownPlate: 'XYZ-999', ticketCode: null, mayBook: true }
const textually = (value: unknown, from: RegExp, to: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to))

/** Writes wall-clock times as instants in UTC. */
const inUtc = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?=")/g, (at) => instantOf(at).toISOString()),
  )

/** One fault of each kind: what the report has to say is below. */
const FAULTS: Readonly<Partial<Record<Parameters<Variation>[0], (value: unknown) => unknown>>> = {
  saveBooking: () => ({ responseCode: 'FAILURE' }),
  sendFeedback: () =>
    new Response('<!doctype html><title>Kirjaudu</title>', { headers: { 'Content-Type': 'text/html' } }),
  freeTimes: inUtc,
  services: (value) => textually(value, /"normal_price":[\d.]+/g, '"normal_price":"1.234"'),
  settings: (value) => textually(value, /"keyLockerInstalled":true/g, '"keyLockerInstalled":"1"'),
  searchVehicle: (value) => textually(value, /"SUCCESS"/g, '"success"'),
  compatibleOrganizations: (value) => [{ id: null }, ...create(value, array(unknown()))],
  creditMinimumPrice: () => ({ text: 'pieni' }),
}
const vary: Variation = (call, value) => (FAULTS[call] ? FAULTS[call](value) : value)

/** Says the end of a session with another status. */
async function answer(request: Request): Promise<Response> {
  const response = await varied(vary)((one) => server.app.fetch(one))(request)
  return response.status === 412 ? new Response(response.body, { status: 401 }) : response
}

it('AS-06 tells nine faults of one server apart, one of each kind, and goes on after each', async () => {
  const outcome = await conformance(
    { fetch: answer, origin: 'http://localhost', root: REST_ROOT, tokenHeader: 'X-Process-Token' },
    { facts: FACTS },
  )
  const { lines, isConforming } = reportOf(outcome)
  const better = (what: string) => expect.stringMatching(new RegExp(`^    ✓ reads, but better .*: ${what}`))
  expect(lines).toEqual(
    expect.arrayContaining([
      '    ✗ saves a complete booking: saveBooking: the server says no',
      '    ✗ is accepted: sendFeedback: the server says no',
      better('calendarSlots\\.startTime is written as "0000-00-00x00:00:00\\.000x"'),
      better('price\\.normal_price is written as "0\\.000" and read as missing'),
      better('keyLockerInstalled is written as "0" and read as boolean'),
      better('responseCode is written as "success" and read as "SUCCESS"'),
      better('an element of the list cannot be read'),
      better('it is written as object and read as missing'),
      better('the end of a session is 401 and read as 412'),
      '120 of 126 calls hold, 2 broken, 4 not tried.',
      '✗ A maintenance booking cannot be made: POST /save-booking: saveBooking: the server says no',
      '✓ A change request can be made.',
    ]),
  )
  expect(outcome.ended).toEqual([])
  expect(isConforming).toBe(false)
})
