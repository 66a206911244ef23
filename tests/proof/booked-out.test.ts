// A script at one address books whatever is free, in session after session, with a new person and a new car each time.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { customer } from '#tests/fixtures/customer'
import { proofSize } from '#tests/harness/proof-size'
import { openSeveral, type SeveralServers } from '#tests/harness/servers/several-servers'
import { doSteps } from '#tests/harness/visitors/fill-booking'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

const SESSIONS = proofSize(250, 12)
const MONTH = { start: '2026-11-23', end: '2026-12-23' }

let several: SeveralServers
beforeAll(async () => void (several = await openSeveral({ isBounded: true })), 300_000)
afterAll(() => several.close(), 60_000)

async function arrive(n: number, organizationId: number): Promise<TestBrowser> {
  const browser = await openBrowser(several.servers[n % several.servers.length] ?? several.test.app)
  const plate = `${'ABCDEFGHIJ'.charAt(Math.floor(n / 900))}XY-${100 + (n % 900)}`
  await browser.api.setVehicle({ body: { register_number: plate, make: 'Lada', model: '1200' } })
  await doSteps(browser.api, ['ORGANIZATION', 'SERVICES'], { organizationId })
  return browser
}

const freeTimes = async ({ api }: TestBrowser): Promise<number> =>
  (await api.freeTimes({ query: MONTH })).reduce((sum, { calendarSlots }) => sum + calendarSlots.length, 0)

/** Books the first free time. Resolves to 'saved' or to the code of the refusal. */
async function book(n: number, organizationId: number): Promise<string> {
  try {
    const { api } = await arrive(n, organizationId)
    await doSteps(api, ['TIME'], { days: MONTH })
    await api.saveCustomer({
      body: customer({ email: `robotti${n}@example.com`, phone_number: `+35844${1_000_000 + n}` }),
    })
    await api.saveBooking()
    return 'saved'
  } catch (error) {
    return error instanceof ApiError ? String(error.code) : Promise.reject(error)
  }
}

it.each([1, 7])(
  `OP-06 ${SESSIONS} sessions of one address leave nine in ten times free at workshop %i`,
  { timeout: 7_200_000 },
  async (workshop) => {
    const observer = await arrive(0, workshop)
    const before = await freeTimes(observer)
    const outcomes: string[] = []
    for (let n = 1; n <= SESSIONS; n++) outcomes.push(await book(n, workshop))
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(4)
    // Many sessions reach the limits of calls too.
    expect(outcomes.slice(4).filter((outcome) => !/^TOO_MANY_(?:HOLDS|CALLS)$/.test(outcome))).toEqual([])
    expect((await freeTimes(observer)) / before).toBeGreaterThanOrEqual(0.9)
  },
)
