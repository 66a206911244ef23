/** Whom a freed or added time is offered. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EARLIER_TIME, type EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book } from '#tests/harness/visitors/booked-visitor'
import {
  bookAndAsk,
  byBooking,
  cancel,
  FRIDAY,
  MONDAY,
  offerStates,
  oneFreeLift,
  standing,
  stranger,
  tend,
  THURSDAY,
  WEDNESDAY,
} from '#tests/harness/visitors/earlier-time'

let server: TestApp
let lift: number
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
})
beforeEach(async () => {
  lift = await oneFreeLift(server)
})
afterAll(() => server.close())

describe('VI-02 whom a time fits', () => {
  it.each<[string, Partial<EarlierTimeWish>]>([
    ['another weekday', { weekdays: [1, 2, 4, 5] }],
    ['a later day', { earliest: THURSDAY }],
    ['the evening', { shift: 'EVENING' }],
    ['three days of notice', { noticeHours: 72 }],
  ])('passes over a customer who asked for %s', async (_, wish) => {
    const { bookingKey: early } = await book(server, atNine(WEDNESDAY))
    const first = await bookAndAsk(server, atNine(FRIDAY), wish)
    const second = await bookAndAsk(server, atNine(MONDAY))
    await cancel(server, early)
    expect((await standing(server, first)).offer).toBeNull()
    expect((await standing(server, second)).offer).toMatchObject({ start: `${WEDNESDAY}T09:00:00` })
  })

  it('passes over an earlier visit, other mechanics, longer work than fits, and a taken key locker', async () => {
    const { bookingKey: early } = await book(server, atNine(FRIDAY))
    const before = await bookAndAsk(server, atNine(THURSDAY))
    const choosy = await bookAndAsk(server, atSeven('2026-12-01'))
    await server.db.execute(sql`
      update booking set draft = jsonb_set(draft, '{selectedResources}', ${`[${lift + 1}]`}::jsonb)
      where document->'booking_total_duration'->>'start' = '2026-12-01T07:00:00'`)
    const long = await bookAndAsk(server, atSeven('2026-12-02'))
    await server.db.execute(sql`
      update booking set draft = jsonb_set(draft, '{cart,0,amount}', '12')
      where document->'booking_total_duration'->>'start' = '2026-12-02T07:00:00'`)
    const fits = await bookAndAsk(server, atSeven('2026-12-03'))
    const keyless = await bookAndAsk(server, atSeven('2026-12-04'))
    // Nothing but the freed time is free that day.
    await server.db.execute(sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type) values
        (${lift}, 1, tsrange(${`${FRIDAY}T07:00`}::timestamp, ${`${FRIDAY}T09:00`}::timestamp), 'confirmed', 'EXACT_TIME'),
        (${lift}, 1, tsrange(${`${FRIDAY}T10:30`}::timestamp, ${`${FRIDAY}T21:00`}::timestamp), 'confirmed', 'EXACT_TIME')`)
    await cancel(server, early)
    for (const one of [before, choosy, long, keyless]) expect((await standing(server, one)).offer).toBeNull()
    expect((await standing(server, fits)).offer).toMatchObject({ start: `${FRIDAY}T09:00:00` })
    // Somebody else has the locker at nine when the offer is declined.
    await server.db.execute(sql`
      insert into locker_reservation (organization_id, at, booking_id) values (1, ${`${FRIDAY}T09:00`}::timestamp, null)`)
    await (await stranger(server)).api.declineEarlierTime(byBooking(fits))
    expect((await standing(server, keyless)).offer).toBeNull()
  })

  it('offers a longer work the freed time together with the free time before it', async () => {
    const { bookingKey: early } = await book(server, atNine(WEDNESDAY))
    await server.db.execute(sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type) values
        (${lift}, 1, tsrange(${`${WEDNESDAY}T10:30`}::timestamp, ${`${WEDNESDAY}T21:00`}::timestamp), 'confirmed', 'EXACT_TIME')`)
    const long = await bookAndAsk(server, atNine(FRIDAY))
    await server.db.execute(sql`
      update booking set draft = jsonb_set(draft, '{cart,0,amount}', '2')
      where document->'booking_total_duration'->>'start' = ${`${FRIDAY}T09:00:00`}`)
    await cancel(server, early)
    const { offer } = await standing(server, long)
    expect(offer?.end).toBe(`${WEDNESDAY}T10:30:00`)
    expect(String(offer?.start) < `${WEDNESDAY}T09:00:00`).toBe(true)
  })
})

describe('VI-02 times that the chain adds', () => {
  it('offers hours, lifts and days that an import adds, and not those that were free before', async () => {
    const first = await bookAndAsk(server, atNine(FRIDAY), { earliest: THURSDAY })
    const second = await bookAndAsk(server, atNine(MONDAY), { earliest: THURSDAY })
    await server.db.execute(sql`
      insert into resource_absence (resource_id, during) values (${lift}, tsrange('2026-11-26T12:00', '2026-11-26T15:00'))`)
    await tend(server)
    await server.db.execute(sql`insert into closed_day (date) values ('2026-11-27')`)
    await tend(server)
    expect(await offerStates(server)).toEqual([])
    await server.db.execute(
      sql`delete from resource_absence where resource_id = ${lift} and during && tsrange('2026-11-26', '2026-11-27')`,
    )
    await server.db.execute(sql`delete from closed_day where date = '2026-11-27'`)
    await tend(server)
    expect((await standing(server, first)).offer).toMatchObject({ start: `${THURSDAY}T12:00:00` })
    expect((await standing(server, second)).offer).toMatchObject({ start: `${FRIDAY}T07:00:00` })
  })
})
