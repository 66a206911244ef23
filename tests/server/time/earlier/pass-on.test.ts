/** A time that is not taken is offered to the next, in the morning if it was freed at night. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { createApp } from '#server/app/app'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reserve } from '#tests/harness/visitors/booked-visitor'
import {
  bookAndAsk,
  byToken,
  cancel,
  freedForTwo,
  FRIDAY,
  MONDAY,
  offerStates,
  offerTokens,
  oneFreeLift,
  runOut,
  standing,
  stranger,
  tend,
  THURSDAY,
  timesOf,
  WEDNESDAY,
} from '#tests/harness/visitors/earlier-time'
import { rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
})
beforeEach(async () => void (await oneFreeLift(server)))
afterAll(() => server.close())

/** The server at another time of the day. */
const serverAt = (time: string) => ({ app: createApp({ ...server.options, now: () => `2026-11-23T${time}` }) })

describe('VI-02 a time that is not taken', () => {
  it('goes to the next who fits when it lapses or is declined, to nobody twice, and then to everybody', async () => {
    const { first, second } = await freedForTwo(server)
    const { api } = await stranger(server)
    expect(await timesOf(server, first)).toEqual([`${THURSDAY}T09:00:00`, `${WEDNESDAY}T09:00:00`])
    await runOut(server)
    await tend(server)
    expect(await timesOf(server, first)).toEqual([`${THURSDAY}T09:00:00`, null])
    expect(await timesOf(server, second)).toEqual([`${FRIDAY}T09:00:00`, `${WEDNESDAY}T09:00:00`])
    await api.declineEarlierTime(byToken((await offerTokens(server))[1] ?? ''))
    expect(await timesOf(server, second)).toEqual([`${FRIDAY}T09:00:00`, null])
    await tend(server)
    expect(await offerStates(server)).toEqual(['LAPSED', 'DECLINED'])
    expect(await rows(server, sql`select id from freed_time`)).toEqual([])
    const { browser } = await book(server, atNine(WEDNESDAY))
    expect(await browser.api.saveBooking()).toMatchObject({ booking: { lead: false } })
  })

  it('is dropped with its wish when the booking is cancelled, moved, or the notices are stopped by the mail’s link', async () => {
    for (const end of ['cancel', 'move', 'stop'] as const) {
      await oneFreeLift(server)
      const { first, second, token } = await freedForTwo(server)
      const { api } = await stranger(server)
      if (end === 'cancel') await cancel(server, first)
      if (end === 'stop') await api.stopEarlierTime(byToken(token))
      if (end === 'move') {
        const moving = await opened(server, first)
        await reserve(moving, atSeven(MONDAY))
        await moving.api.saveBooking()
      }
      expect([end, ...(await offerStates(server))]).toEqual([end, 'DROPPED', 'OPEN'])
      expect((await standing(server, second)).offer).toMatchObject({ start: `${WEDNESDAY}T09:00:00` })
      expect(await rows(server, sql`select booking_id from earlier_wish`)).toHaveLength(1)
    }
  })

  it('is offered to the next if the mail of the offer could not be sent for three minutes', async () => {
    const { second } = await freedForTwo(server)
    await server.db.execute(sql`update earlier_offer set offered_at = now() - interval '4 minutes'`)
    await tend(server)
    expect((await standing(server, second)).offer).toMatchObject({ state: 'OPEN' })
    await server.db.execute(sql`update earlier_offer set offered_at = now() - interval '4 minutes'`)
    await server.db.execute(sql`update outbox set delivered_at = now()`)
    await tend(server)
    expect((await standing(server, second)).offer).toMatchObject({ state: 'OPEN' })
  })
})

describe('VI-02 by night', () => {
  it('offers nothing, leaves the time to everybody, and offers it in the morning if it is still free', async () => {
    const { bookingKey: early } = await book(server, atNine(WEDNESDAY))
    const { bookingKey: later } = await book(server, atNine(THURSDAY))
    const first = await bookAndAsk(server, atNine(FRIDAY))
    const night = serverAt('21:00:00')
    await cancel(night, early)
    await cancel(night, later)
    const at = (time: string) => tend(server, () => `2026-11-24T${time}`)
    await at('06:59:59')
    expect(await offerStates(server)).toEqual([])
    const { bookingKey: quick } = await book(server, atNine(WEDNESDAY))
    expect(quick).not.toBe('')
    await at('07:00:00')
    expect((await standing(server, first)).offer).toMatchObject({ start: `${THURSDAY}T09:00:00` })
  })

  it('waits for a visitor who holds the freed time in the morning', async () => {
    const { bookingKey: early } = await book(server, atNine(WEDNESDAY))
    const first = await bookAndAsk(server, atNine(FRIDAY))
    await cancel(serverAt('23:30:00'), early)
    const { browser } = await book(server, atSeven(THURSDAY)).then(async () => ({
      browser: await opened(server, first),
    }))
    expect(await reserve(browser, atNine(WEDNESDAY))).toEqual({ responseCode: 'SUCCESS' })
    await tend(server)
    expect(await offerStates(server)).toEqual([])
    await browser.api.removeReservation()
    await tend(server)
    expect((await standing(server, first)).offer).toMatchObject({ start: `${WEDNESDAY}T09:00:00` })
  })
})
