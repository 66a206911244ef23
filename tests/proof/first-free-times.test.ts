// In any history, each of two processes answers the first free times that a computation from nothing gives.
import fc from 'fast-check'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { addDays, addMinutes, dateOf } from '#shared/date/wall-clock'
import { createApp } from '#server/app/app'
import { withDraftDefaults } from '#server/draft/draft'
import { session } from '#server/platform/database/schema/sessions'
import { Calendars, openDays, questionFor } from '#server/sections/time/slots/index'
import { cartItem } from '#tests/fixtures/cart-item'
import { CHAIN_CHANGES, changeCalendar, RESERVATION_CHANGES } from '#tests/harness/database/calendar-changes'
import { proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { TEST_CLOCK } from '#tests/harness/test-clock'
import { completeVisitor, reference } from '#tests/harness/visitors/booked-visitor'
import { clonedVisitor, type ClonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'

const WORKSHOPS = [1, 2]
const HORIZON_DAYS = 90
/** The job that all have at first, and a longer one. */
const [JOB, LONGER] = [101, 102]

let server: TestApp
let template: TestBrowser
let now = ''
/** Two processes on one database, and which of them the next call reaches. */
let processes: readonly TestApp['app'][] = []
let turn = 0
const app: TestApp['app'] = { fetch: (request) => (processes[turn++ % 2] ?? server.app).fetch(request) }

beforeAll(async () => {
  server = await createTestApp()
  await begin()
  // Two lifts each are enough.
  await run(sql`delete from customer_resource`)
  await run(sql`
    delete from resource where organization_id in (1, 2) and id not in (
      select id from (select id, row_number() over (partition by organization_id order by id) as n from resource) as r
      where n <= 2)`)
  await run(sql`update resource set customer_selectable = true, hour_service_only = false`)
  template = await completeVisitor(server)
})
afterAll(() => server.close())

const run = (query: SQL) => server.db.execute(query)

/** Two workshops with short days, which fill soon, and nothing reserved. The first can be booked for the same day. */
async function begin(): Promise<void> {
  now = `${TEST_CLOCK}:00`
  for (const table of ['reservation', 'booking', 'outbox', 'closed_day', 'resource_absence', 'resource_shift'])
    await run(sql`delete from ${sql.raw(table)}`)
  await run(sql`update opening_hours set opens = '08:00', closes = '10:00' where organization_id in (1, 2)`)
  await run(sql`update organization set carence_days = id - 1, hour_service = true where id in (1, 2)`)
}

const VISITORS = 3
const who = fc.nat({ max: VISITORS - 1 })
const workshop = fc.constantFrom(...WORKSHOPS)
const day = fc.nat({ max: 6 })
const does = <Name extends string>(...names: Name[]) => ({ do: fc.constantFrom(...names) })
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ...does('reserve'), who, nth: fc.nat({ max: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ ...does('save', 'release', 'lapse'), who }) },
  { weight: 3, arbitrary: fc.record({ ...does('open', 'cancel'), who, of: who }) },
  { weight: 3, arbitrary: fc.record({ ...does('transfer'), who, to: workshop }) },
  { weight: 3, arbitrary: fc.record({ ...does('longer job', 'no job', 'hour service', 'one lift'), who }) },
  { weight: 6, arbitrary: fc.record({ ...does(...RESERVATION_CHANGES), workshop, day }) },
  { weight: 2, arbitrary: fc.record({ ...does(...CHAIN_CHANGES), workshop, day }) },
  {
    weight: 6,
    arbitrary: fc.record({ ...does('pass'), minutes: fc.constantFrom(1, 30, 60, 90, 600, 1440, 5000, -60, -1440) }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
/** Steps of one act, or of two that run at the same time. */
const histories = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 14 })

/** A refusal is an outcome too. A failure of the server is not. */
const settled = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status < 500)) throw error
  })

it('answers the computed first free times after any history, in each process', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      await begin()
      processes = [0, 1].map(() => createApp({ ...server.options, now: () => now }))
      const visitors = await Promise.all(
        Array.from({ length: VISITORS }, () => clonedVisitor({ app, db: server.db }, template)),
      )
      const keys = new Map<number, string>()
      for (const step of steps) {
        // Some also ask while the acts run.
        await Promise.all([
          ...step.map((one) => settled(perform(one, visitors, keys))),
          ...visitors.map(({ browser }) => settled(asked(browser))),
        ])
        for (const visitor of visitors) {
          const expected = await computed(visitor)
          const answers = [await asked(visitor.browser), await asked(visitor.browser)]
          expect({ step, now, answers }).toEqual({ step, now, answers: [expected, expected] })
        }
      }
    }),
    { numRuns: proofSize(1_000, 30) },
  )
})

const asked = ({ api }: TestBrowser) => api.nextFreeTimes({ query: { organizationIds: WORKSHOPS.join(',') } })

/** Reads everything again and searches all days at once. */
async function computed({ hash }: ClonedVisitor) {
  const [found] = await server.db.select().from(session).where(eq(session.tokenHash, hash))
  if (!found) throw new Error('the session is gone')
  const period = { first: dateOf(now), last: addDays(dateOf(now), HORIZON_DAYS) }
  const { facts, occupied } = await new Calendars().look(server.db, WORKSHOPS, found.id, period.first)
  return occupied.map((one) => {
    const [first] = openDays(questionFor({ ...one, facts }, withDraftDefaults(found.draft), now, period))
    return { organizationId: one.workshop.id, firstFreeTime: first?.date ?? null }
  })
}

async function perform(act: Act, visitors: readonly ClonedVisitor[], keys: Map<number, string>): Promise<unknown> {
  if ('workshop' in act) return changeCalendar(server.db, act.do, act.workshop, dateOf(now), act.day)
  if (act.do === 'pass') return void (now = addMinutes(now, act.minutes))
  const { browser, hash } = visitors[act.who] ?? { browser: template, hash: '' }
  const { api } = browser
  if (act.do === 'reserve') return reserve(browser, act.nth)
  if (act.do === 'transfer')
    return api.transferOrganization({ query: { newTargetOrganizationId: act.to, ignoreCompatibility: true } })
  if ('of' in act) {
    const key = keys.get(act.of)
    if (key === undefined) return undefined
    return act.do === 'open' ? api.openBooking(reference(key)) : api.cancelBooking(reference(key))
  }
  const stage = { stage: 'DEFAULT' }
  const acts: Record<typeof act.do, () => Promise<unknown>> = {
    save: async () => keys.set(act.who, (await api.saveBooking()).bookingKey ?? ''),
    release: () => api.removeReservation(),
    lapse: () =>
      run(sql`
        update reservation set expires_at = now() - interval '1 minute'
        where kind = 'hold' and session_id = (select id from session where token_hash = ${hash})`),
    'longer job': () => api.addProductsToCart({ query: stage, body: [cartItem(LONGER)] }),
    'no job': () => api.removeProductsFromCart({ query: stage, body: [cartItem(JOB), cartItem(LONGER)] }),
    'hour service': () => api.selectHourService({ query: { state: true } }),
    'one lift': async () =>
      api.selectResources({ body: (await api.customerSelectableResources()).slice(0, 1).map(({ id }) => id) }),
  }
  return acts[act.do]()
}

/** Reserves one of the times of the next days. */
async function reserve({ api }: TestBrowser, nth: number): Promise<unknown> {
  const free = await api.freeTimes({ query: { start: dateOf(now), end: addDays(dateOf(now), 6) } })
  const slots = free.flatMap(({ calendarSlots }) => calendarSlots)
  const slot = slots[nth % slots.length]
  if (!slot) return undefined
  const query = { reservation: `${slot.startTime}|${slot.endTime}`, timeSelectionType: 'EXACT_TIME' } as const
  return api.reserveTime({ query: { ...query, workshiftPosition: 'MORNING' } })
}
