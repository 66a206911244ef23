/**
 * Random histories of customers who wait for an earlier time. Nobody loses the time they had, no time is offered to two,
 * and no two visits overlap, in any order of cancellations, moves, holds, offers, answers and lapses.
 */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { hashed } from '#server/platform/secrets'
import { proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import {
  atNine,
  atSeven,
  completeVisitor,
  lockerDetails,
  opened,
  reserve,
} from '#tests/harness/visitors/booked-visitor'
import { clonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import {
  ANY,
  byBooking,
  cancel,
  FRIDAY,
  MONDAY,
  ofBooking,
  oneFreeLift,
  runOut,
  stranger,
  tend,
  THURSDAY,
  WEDNESDAY,
} from '#tests/harness/visitors/earlier-time'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { offerFaults } from '#tests/harness/database/offer-faults'
import { rows } from '#tests/harness/database/rows'

const HISTORIES = proofSize(400, 12)
const DAYS = [WEDNESDAY, THURSDAY, FRIDAY, MONDAY] as const
/** Times that visitors hold and customers move to. Some overlap the times that others have. */
const TIMES = [atSeven(WEDNESDAY), atNine(WEDNESDAY), `${THURSDAY}T08:00:00|${THURSDAY}T09:30:00`, atSeven(MONDAY)]

let server: TestApp
let template: TestBrowser
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
  template = await completeVisitor(server)
  await template.api.saveReservationDetails({ body: lockerDetails })
})
beforeEach(async () => void (await oneFreeLift(server)))
afterAll(() => server.close())

const who = fc.nat({ max: DAYS.length - 1 })
const plain = <Do extends 'ask' | 'stop' | 'cancel' | 'take' | 'decline'>(does: Do) =>
  fc.record({ do: fc.constant(does), who })
const timed = <Do extends 'move' | 'hold'>(does: Do) =>
  fc.record({ do: fc.constant(does), who, time: fc.constantFrom(...TIMES) })
const act = fc.oneof(
  { weight: 2, arbitrary: plain('ask') },
  { weight: 3, arbitrary: plain('cancel') },
  { weight: 4, arbitrary: plain('take') },
  { weight: 2, arbitrary: plain('decline') },
  { weight: 1, arbitrary: plain('stop') },
  { weight: 2, arbitrary: timed('move') },
  { weight: 2, arbitrary: timed('hold') },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lapse' as const), who }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** The first time is freed and taken, whose old time lapses and is taken by the next. */
const TAKEN: Act[] = [
  { do: 'cancel', who: 0 },
  { do: 'take', who: 0 },
  { do: 'lapse', who: 0 },
  { do: 'take', who: 0 },
]

/** Saves a booking at nine on each day, and lets each customer ask. Returns the keys. */
async function bookEach(): Promise<string[]> {
  const keys: string[] = []
  for (const day of DAYS) {
    const { browser } = await clonedVisitor(server, template)
    await reserve(browser, atNine(day))
    const { bookingKey } = await browser.api.saveBooking()
    await browser.api.askEarlierTime({ body: { ...ofBooking(bookingKey ?? ''), wish: ANY } })
    keys.push(bookingKey ?? '')
  }
  return keys
}

/** Returns the key of a customer who has an offer, if there is one, because an answer of any other changes nothing. */
async function keyOf({ do: does, who: index }: Act, keys: readonly string[]): Promise<string> {
  const own = keys[index] ?? ''
  if (does !== 'take' && does !== 'decline') return own
  const offered = await rows(
    server,
    sql`select key_hash from booking join earlier_offer on booking_id = booking.id and state = 'OPEN' order by offered_at`,
  )
  const hash = offered[index % Math.max(1, offered.length)]?.['key_hash']
  return keys.find((key) => hashed(key) === hash) ?? own
}

/** Does an act, and resolves to whether the server did it. */
async function doIt(one: Act, key: string): Promise<boolean> {
  const { api } = await stranger(server)
  const call = async (): Promise<unknown> => {
    if (one.do === 'ask') return api.askEarlierTime({ body: { ...ofBooking(key), wish: ANY } })
    if (one.do === 'stop') return api.stopEarlierTime(byBooking(key))
    if (one.do === 'cancel') return cancel(server, key)
    if (one.do === 'take') return api.takeEarlierTime(byBooking(key))
    if (one.do === 'decline') return api.declineEarlierTime(byBooking(key))
    if (one.do === 'hold') return reserve((await clonedVisitor(server, template)).browser, one.time)
    if (one.do === 'lapse') return runOut(server).then(() => tend(server))
    const browser = await opened(server, key)
    if ((await reserve(browser, one.time)).responseCode !== 'SUCCESS') throw new Error('taken')
    return browser.api.saveBooking()
  }
  return call().then(
    () => true,
    () => false,
  )
}

const timesNow = async () =>
  new Map(
    (
      await rows(
        server,
        sql`
          select booking.id, to_char(lower(during), 'YYYY-MM-DD"T"HH24:MI:SS') as start from booking
          left join reservation on reservation.booking_id = booking.id`,
      )
    ).map(({ id, start }) => [String(id), start]),
  )

/** True if a booking whose time the act changed has no time after it, or took one that is not earlier. */
const isLoss = (one: Act, before: string, after: unknown): boolean =>
  (one.do !== 'cancel' && !after) || (one.do === 'take' && String(after) >= before)

let taken = 0
async function replay(acts: readonly Act[]): Promise<void> {
  await oneFreeLift(server)
  const keys = await bookEach()
  for (const one of acts) {
    const before = await timesNow()
    const done = await doIt(one, await keyOf(one, keys))
    if (done && one.do === 'take') taken += 1
    expect({ one, faults: await offerFaults(server) }).toEqual({ one, faults: [] })
    const after = await timesNow()
    // A time changes by an act of its own customer alone.
    const changed = [...before].filter(([id, start]) => after.get(id) !== start)
    const most = done && ['cancel', 'take', 'move'].includes(one.do) ? 1 : 0
    const losses = changed.filter(([id, start]) => isLoss(one, String(start), after.get(id)))
    expect({ one, isOwn: changed.length <= most, losses }).toEqual({ one, isOwn: true, losses: [] })
  }
}

it(`VI-02 ${HISTORIES} random histories lose no time and offer none twice`, { timeout: 3_600_000 }, async () => {
  const history = fc.array(act, { minLength: 4, maxLength: 14 })
  await fc.assert(fc.asyncProperty(history, replay), { numRuns: HISTORIES, examples: [[TAKEN]] })
  expect(taken).toBeGreaterThan(0)
})
