/** Customers who ask for an earlier time, at a workshop with one free lift. */
import { sql } from 'drizzle-orm'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { ApiError } from '#shared/api/errors'
import { lockWorkshop } from '#server/holds/holds'
import { Calendars } from '#server/sections/time/slots/index'
import { tendEarlierTimes } from '#server/sections/time/earlier/index'
import type { TestApp } from '../servers/server-app'
import { atNine, book, opened, reference } from './booked-visitor'
import { openBrowser, type TestBrowser } from './http-client'
import { rows } from '../database/rows'

/** Any day, any hour, two hours ahead. */
export const ANY: EarlierTimeWish = { earliest: '2026-11-24', weekdays: [1, 2, 3, 4, 5], shift: null, noticeHours: 2 }

/** The two values that open a booking, as the calls have them in their body. */
export const ofBooking = (bookingKey: string, registerNumber = 'ABC-123') => ({ bookingKey, registerNumber })
export const byBooking = (bookingKey: string) => ({ body: { ...ofBooking(bookingKey), token: null } })
export const byToken = (token: string) => ({ body: { token, bookingKey: null, registerNumber: null } })

/** Removes all bookings and wishes, and occupies every lift of the first workshop but one. Returns that lift. */
export async function oneFreeLift({ db }: Pick<TestApp, 'db'>): Promise<number> {
  for (const table of [
    'earlier_offer',
    'freed_time',
    'known_openings',
    'booking',
    'reservation',
    'locker_reservation',
    'outbox',
  ])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  const lifts = await rows(
    { db },
    sql`select id from resource where organization_id = 1 and not hour_service_only order by id`,
  )
  const lift = Number(lifts[0]?.['id'])
  await db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, 1, tsrange('2026-11-01', '2027-11-01'), 'confirmed', 'EXACT_TIME'
    from resource where organization_id = 1 and id <> ${lift}`)
  return lift
}

/** Books a time and asks for an earlier one. Resolves to the booking key. */
export async function bookAndAsk(server: TestApp, time: string, wish: Partial<EarlierTimeWish> = {}): Promise<string> {
  const { browser, bookingKey } = await book(server, time)
  await browser.api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish: { ...ANY, ...wish } } })
  return bookingKey
}

/** Opens a session without a booking, as the link of an offer does. */
export const stranger = ({ app }: Pick<TestApp, 'app'>): Promise<TestBrowser> => openBrowser(app, 'CANCEL_FORM')

/** Returns the tokens of the offers in the outbox, in order. Only the mails have them. */
export const offerTokens = async ({ db }: Pick<TestApp, 'db'>): Promise<string[]> =>
  (
    await rows({ db }, sql`select message->>'offerToken' as token from outbox where message ? 'offerToken' order by id`)
  ).map(({ token }) => String(token))

/** Runs a round of the sweep at a wall-clock time, by default the server's. */
export const tend = ({ db, options }: Pick<TestApp, 'db' | 'options'>, now = options.now): Promise<void> =>
  tendEarlierTimes({ db, now, calendars: new Calendars(), tell: () => undefined })

export const WEDNESDAY = '2026-11-25'
export const THURSDAY = '2026-11-26'
export const FRIDAY = '2026-11-27'
export const MONDAY = '2026-11-30'

/** Cancels a booking in a new session. */
export async function cancel(server: Pick<TestApp, 'app'>, bookingKey: string): Promise<void> {
  await (await openBrowser(server.app)).api.cancelBooking(reference(bookingKey))
}

/** How a booking stands. */
export const standing = async (server: TestApp, bookingKey: string) =>
  (await stranger(server)).api.earlierTimes({ body: ofBooking(bookingKey) })

/** The time that a booking has, and the time that it is offered. */
export async function timesOf(server: TestApp, bookingKey: string) {
  const { offer } = await standing(server, bookingKey)
  const booking = await (await opened(server, bookingKey)).api.getBooking()
  return [booking.booking_total_duration?.start, offer?.start ?? null]
}

/** States of all offers, in the order in which they were made. */
export const offerStates = async ({ db }: Pick<TestApp, 'db'>): Promise<unknown[]> =>
  (await rows({ db }, sql`select state from earlier_offer order by offered_at`)).map(({ state }) => state)

/** Two customers wait, on Thursday and on Friday, and Wednesday at nine becomes free. */
export async function freedForTwo(server: TestApp) {
  const { bookingKey: early } = await book(server, atNine(WEDNESDAY))
  const first = await bookAndAsk(server, atNine(THURSDAY))
  const second = await bookAndAsk(server, atNine(FRIDAY))
  await cancel(server, early)
  const [token = ''] = await offerTokens(server)
  return { first, second, token }
}

/** Returns the code with which a call is refused, or 'done'. */
export const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  )

/** Lets every open offer run out. */
export const runOut = ({ db }: Pick<TestApp, 'db'>) =>
  db.transaction(async (tx) => {
    // As the server does, which would deadlock otherwise.
    await lockWorkshop(tx, 1)
    await tx.execute(sql`update earlier_offer set expires_at = now() - interval '1 second' where state = 'OPEN'`)
    await tx.execute(sql`
      update reservation set expires_at = now() - interval '1 second'
      where kind = 'hold' and session_id in (select id from earlier_offer)`)
  })
