// Customers who wait for an earlier time cancel, move, take, decline and stop at once, on several servers of one database,
// while visitors hold times and every server passes offers on. Nobody loses a time, and none is offered twice (VI-02).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { offerFaults } from '#tests/harness/database/offer-faults'
import { countRows } from '#tests/harness/database/rows'
import { proofSize } from '#tests/harness/proof-size'
import { openSeveral, type SeveralServers } from '#tests/harness/servers/several-servers'
import { atNine, atSeven, completeVisitor, lockerDetails, reference, reserve } from '../harness/visitors/booked-visitor'
import { clonedVisitor } from '../harness/visitors/cloned-visitor'
import { ANY, byBooking, ofBooking, oneFreeLift, runOut, tend } from '../harness/visitors/earlier-time'
import { openBrowser, type TestBrowser } from '../harness/visitors/http-client'

const CUSTOMERS = 8
const ACTS = 30
const ROUNDS = proofSize(200, 3)

let several: SeveralServers
let template: TestBrowser
beforeAll(async () => {
  several = await openSeveral({ extensions: [EARLIER_TIME] })
  template = await completeVisitor(several.test)
  await template.api.saveReservationDetails({ body: lockerDetails })
}, 300_000)
afterAll(() => several.close(), 60_000)

const any = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(Math.random() * some.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}
const dayOf = (n: number): string => `2026-12-${String(n + 1).padStart(2, '0')}`
/** The workdays of December's first weeks. */
const DAYS = [0, 1, 2, 3, 6, 7, 8, 9].map(dayOf)

/** Each customer books nine o'clock of a day and asks for an earlier time. Returns the keys. */
async function arrive(): Promise<string[]> {
  const keys: string[] = []
  for (const day of DAYS.slice(0, CUSTOMERS)) {
    const { browser } = await clonedVisitor(several.test, template)
    await reserve(browser, atNine(day))
    const { bookingKey } = await browser.api.saveBooking()
    await browser.api.askEarlierTime({ body: { ...ofBooking(bookingKey ?? ''), wish: ANY } })
    keys.push(bookingKey ?? '')
  }
  return keys
}

/** Does one act at random. A refusal is a fine outcome; a fault of a server is none. */
async function act(keys: readonly string[]): Promise<void> {
  const { servers, databases, test } = several
  const app = any(servers)
  const key = any(keys)
  const { api } = await openBrowser(app, 'CANCEL_FORM')
  const move = async (): Promise<void> => {
    const browser = await openBrowser(app, 'CANCEL_FORM')
    await browser.api.openBooking(reference(key))
    await reserve(browser, any([atSeven, atNine])(any(DAYS)))
    await browser.api.saveBooking()
  }
  const acts: readonly (() => Promise<unknown>)[] = [
    () => api.cancelBooking(reference(key)),
    () => api.takeEarlierTime(byBooking(key)),
    () => api.takeEarlierTime(byBooking(key)),
    () => api.takeEarlierTime(byBooking(key)),
    () => api.declineEarlierTime(byBooking(key)),
    () => api.stopEarlierTime(byBooking(key)),
    () => api.askEarlierTime({ body: { ...ofBooking(key), wish: ANY } }),
    move,
    async () => reserve((await clonedVisitor({ app, db: test.db }, template)).browser, atNine(any(DAYS))),
    () => tend({ db: any(databases), options: test.options }),
    () => runOut({ db: any(databases) }),
  ]
  await any(acts)().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
  })
}

describe(`${ROUNDS} rounds of ${ACTS} acts at once`, () => {
  it('VI-02 lose no time and offer none twice, on any number of servers', { timeout: 7_200_000 }, async () => {
    let offered = 0
    for (let round = 0; round < ROUNDS; round++) {
      await oneFreeLift(several.test)
      const keys = await arrive()
      await (await openBrowser(any(several.servers))).api.cancelBooking(reference(keys[0] ?? ''))
      await Promise.all(Array.from({ length: ACTS }, () => act(keys)))
      expect(await offerFaults(several.test), `round ${round}`).toEqual([])
      offered += await countRows(several.test, 'earlier_offer')
    }
    expect(offered).toBeGreaterThan(0)
    expect(several.test.failures).toEqual([])
  })
})
