import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { EARLIER_TIME, type EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, completeVisitor, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import {
  ANY,
  bookAndAsk,
  byBooking,
  ofBooking,
  oneFreeLift,
  stranger,
  tend,
} from '#tests/harness/visitors/earlier-time'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { messages, rows } from '#tests/harness/database/rows'

let server: TestApp
let off: TestApp
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
  off = await createTestApp()
})
beforeEach(() => oneFreeLift(server))
afterAll(async () => {
  await server.close()
  await off.close()
})

const cancel = async (bookingKey: string) => (await openBrowser(server.app)).api.cancelBooking(reference(bookingKey))
const standing = async (bookingKey: string) =>
  (await stranger(server)).api.earlierTimes({ body: ofBooking(bookingKey) })
const offers = () =>
  rows(
    server,
    sql`select state, to_char(earlier_offer.starts, 'YYYY-MM-DD HH24:MI') as start from earlier_offer order by offered_at, token_hash`,
  )
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  )

describe('AS-07 extension earlierTime', () => {
  it('is announced and offered only by a server whose chain has switched it on', async () => {
    expect((await (await openBrowser(server.app)).api.settings()).extensions).toContain(EARLIER_TIME)
    const { browser, bookingKey } = await book(off, atSeven('2026-11-26'))
    expect((await browser.api.settings()).extensions).not.toContain(EARLIER_TIME)
    const { api } = await openBrowser(off.app)
    expect(await codeOf(api.earlierTimes({ body: ofBooking(bookingKey) }))).toBe('UNKNOWN_PATH')
    expect(await codeOf(api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish: ANY } }))).toBe('UNKNOWN_PATH')
  })

  it('RC-16 tells the thanks screen its extensions with the saved booking', async () => {
    const visitor = await completeVisitor(server)
    await reserve(visitor, atSeven('2026-11-26'))
    expect((await visitor.api.saveBooking()).extensions).toContain(EARLIER_TIME)
  })
})

describe('asking for an earlier time', () => {
  it('VI-02 stores one wish per booking, which can be changed and withdrawn', async () => {
    const { bookingKey } = await book(server, atNine('2026-11-26'))
    const { api } = await stranger(server)
    expect(await api.earlierTimes({ body: ofBooking(bookingKey) })).toMatchObject({
      canAsk: true,
      wish: null,
      offer: null,
    })
    const wish: EarlierTimeWish = { ...ANY, weekdays: [5, 3, 3], shift: 'EVENING', noticeHours: 24 }
    expect(await api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish } })).toMatchObject({
      wish: { ...wish, weekdays: [3, 5] },
    })
    await api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish: ANY } })
    expect((await standing(bookingKey)).wish).toEqual(ANY)
    await api.stopEarlierTime(byBooking(bookingKey))
    await api.stopEarlierTime(byBooking(bookingKey))
    expect(await standing(bookingKey)).toMatchObject({ canAsk: true, wish: null })
  })

  it('VI-02 tells of a wanted time that is free already, and offers it to nobody', async () => {
    const bookingKey = await bookAndAsk(server, atNine('2026-11-26'), { earliest: '2026-11-25', shift: 'EVENING' })
    expect((await standing(bookingKey)).freeStart).toBe('2026-11-25T13:00:00')
    await tend(server)
    expect(await offers()).toEqual([])
  })

  it.each([
    ['no weekday', { weekdays: [] }],
    ['an eighth weekday', { weekdays: [8] }],
    ['a day after the visit', { earliest: '2026-11-27' }],
    ['no notice', { noticeHours: 0 }],
    ['half an hour of notice', { noticeHours: 1.5 }],
    ['a month of notice', { noticeHours: 720 }],
  ])('VI-02 refuses a wish with %s', async (_, part) => {
    const { bookingKey } = await book(server, atNine('2026-11-26'))
    const { api } = await stranger(server)
    expect(await codeOf(api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish: { ...ANY, ...part } } }))).toBe(
      'BAD_WISH',
    )
  })

  it('VI-02 refuses a wish without a date as no wish of the contract', async () => {
    const { bookingKey } = await book(server, atNine('2026-11-26'))
    const { api } = await stranger(server)
    const wish = { ...ANY, earliest: '2026-13-01' }
    expect(await codeOf(api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish } }))).toBe('BAD_REQUEST')
  })

  it('VI-02 refuses an unknown, a cancelled and a begun booking, an enquiry and a day without an hour', async () => {
    const { api } = await stranger(server)
    const ask = (bookingKey: string, registerNumber?: string) =>
      codeOf(api.askEarlierTime({ body: { ...ofBooking(bookingKey, registerNumber), wish: ANY } }))
    const { bookingKey } = await book(server, atNine('2026-11-26'))
    expect(await ask('x'.repeat(43))).toBe('NOT_FOUND')
    expect(await ask(bookingKey, 'KOR-77')).toBe('NOT_FOUND')
    await server.db.execute(sql`
      update booking set document = jsonb_set(document, '{booking_total_duration,time_selection_type}', '"DAY_ONLY"')`)
    expect(await ask(bookingKey)).toBe('NO_EXACT_TIME')
    await server.db.execute(sql`
      update booking set document = jsonb_set(document, '{booking_total_duration,start}', '"2026-11-23T07:00:00"')`)
    expect(await ask(bookingKey)).toBe('BOOKING_PAST')
    await cancel((await book(server, atSeven('2026-11-25'))).bookingKey)
    const lead = await completeVisitor(server)
    await lead.api.saveLead({ query: { leadDate: '2026-12-01' } })
    const { bookingKey: enquiry } = await lead.api.saveBooking()
    expect(await ask(enquiry ?? '')).toBe('NO_EXACT_TIME')
    const cancelled = (await book(server, atSeven('2026-11-25'))).bookingKey
    await cancel(cancelled)
    expect(await ask(cancelled)).toBe('BOOKING_CANCELLED')
  })
})

describe('a time that becomes free', () => {
  it('VI-02 is held for the first who asked, offered by one mail, and free for nobody else', async () => {
    const { bookingKey: early } = await book(server, atNine('2026-11-25'))
    const first = await bookAndAsk(server, atNine('2026-11-26'))
    const second = await bookAndAsk(server, atNine('2026-11-27'))
    await server.db.execute(sql`delete from outbox`)
    await cancel(early)
    expect(await offers()).toEqual([{ state: 'OPEN', start: '2026-11-25 09:00' }])
    expect((await standing(first)).offer).toMatchObject({
      state: 'OPEN',
      start: '2026-11-25T09:00:00',
      currentStart: '2026-11-26T09:00:00',
      workshop: 'Helsinki Roihupelto',
    })
    expect((await standing(second)).offer).toBeNull()
    const letters = (await messages(server)).filter((one) => Object(one).kind === 'EARLIER_TIME_OFFER')
    expect(letters).toHaveLength(1)
    const visitor = await completeVisitor(server)
    expect(await reserve(visitor, atNine('2026-11-25'))).toEqual({ responseCode: 'NOT_AVAILABLE' })
  })
})
