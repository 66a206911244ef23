/** Customers who ask for an earlier time, at a workshop with one free lift. */
import { sql } from 'drizzle-orm'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { Calendars } from '#server/sections/time/index'
import { tendEarlierTimes } from '#server/sections/earlier-time/index'
import type { TestApp } from '../servers/server-app'
import { book } from './booked-visitor'
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

/** Lets every open offer run out. */
export const runOut = ({ db }: Pick<TestApp, 'db'>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`update earlier_offer set expires_at = now() - interval '1 second' where state = 'OPEN'`)
    await tx.execute(sql`
      update reservation set expires_at = now() - interval '1 second'
      where kind = 'hold' and session_id in (select id from earlier_offer)`)
  })
