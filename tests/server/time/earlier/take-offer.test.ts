/** A customer takes the offered time. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { createMetrics } from '#server/platform/operations/metrics'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import {
  byBooking,
  byToken,
  cancel,
  codeOf,
  freedForTwo,
  FRIDAY,
  MONDAY,
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
import { messages, rows } from '#tests/harness/database/rows'

let server: TestApp
let lift: number
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
})
beforeEach(async () => {
  lift = await oneFreeLift(server)
})
afterAll(() => server.close())

describe('VI-02 taking an offer', () => {
  it('moves the booking in one transaction, with lift, locker, version and mails, and offers the old time', async () => {
    const { first, second, token } = await freedForTwo(server)
    await server.db.execute(sql`delete from outbox`)
    const { api } = await stranger(server)
    const taken = await api.takeEarlierTime(byToken(token))
    expect(taken).toMatchObject({
      state: 'TAKEN',
      currentStart: `${WEDNESDAY}T09:00:00`,
      currentEnd: `${WEDNESDAY}T10:30:00`,
    })
    expect(await api.takeEarlierTime(byToken(token))).toEqual(taken)
    expect(await timesOf(server, first)).toEqual([`${WEDNESDAY}T09:00:00`, null])
    expect((await standing(server, first)).wish).toBeNull()
    expect(await timesOf(server, second)).toEqual([`${FRIDAY}T09:00:00`, `${THURSDAY}T09:00:00`])
    const own = await rows(
      server,
      sql`
        select version, resource_id = ${lift} as lift, document->'key_locker_reserved' as locker,
          (select to_char(at, 'DD HH24:MI') from locker_reservation where booking_id = booking.id) as at
        from booking join reservation on booking_id = booking.id and kind = 'confirmed' where version = 2`,
    )
    expect(own).toEqual([{ version: 2, lift: true, locker: true, at: '25 09:00' }])
    const moved = { kind: 'BOOKING_MOVED', previousStart: `${THURSDAY}T09:00:00` }
    expect(await messages(server)).toMatchObject([
      { ...moved, audience: 'customer', bookingKey: null },
      { ...moved, audience: 'workshop' },
      { kind: 'EARLIER_TIME_OFFER', start: `${THURSDAY}T09:00:00` },
    ])
  })

  it('keeps the agreed price, although the chain has raised it since', async () => {
    const { first, token } = await freedForTwo(server)
    const priceOf = async () => (await (await opened(server, first)).api.openBooking(reference(first))).price
    const before = await priceOf()
    await server.db.execute(
      sql`update product set normal_cents = normal_cents + 100, active_cents = active_cents + 100`,
    )
    await (await stranger(server)).api.takeEarlierTime(byToken(token))
    expect(await priceOf()).toEqual(before)
    await server.db.execute(
      sql`update product set normal_cents = normal_cents - 100, active_cents = active_cents - 100`,
    )
  })

  it('is possible on the booking’s page too, by key and register number', async () => {
    const { first, second } = await freedForTwo(server)
    const { api } = await stranger(server)
    expect(await codeOf(api.takeEarlierTime(byBooking(second)))).toBe('UNKNOWN_OFFER')
    expect(
      await codeOf(api.takeEarlierTime({ body: { token: null, bookingKey: first, registerNumber: 'KOR-77' } })),
    ).toBe('NOT_FOUND')
    expect(await api.takeEarlierTime(byBooking(first))).toMatchObject({ state: 'TAKEN' })
  })

  it('is refused for an unknown token, and for an offer that lapsed, was declined or dropped', async () => {
    const { api } = await stranger(server)
    const { first, token } = await freedForTwo(server)
    expect(await codeOf(api.takeEarlierTime(byToken('x'.repeat(43))))).toBe('UNKNOWN_OFFER')
    await runOut(server)
    expect(await codeOf(api.takeEarlierTime(byToken(token)))).toBe('OFFER_LAPSED')
    expect(await api.earlierTimeOffer({ body: { token } })).toMatchObject({ state: 'LAPSED', heldUntil: null })
    await tend(server)
    const [, other = ''] = await offerTokens(server)
    await api.declineEarlierTime(byToken(other))
    await api.declineEarlierTime(byToken(other))
    expect(await codeOf(api.takeEarlierTime(byToken(other)))).toBe('OFFER_DECLINED')
    await cancel(server, (await book(server, atSeven(WEDNESDAY))).bookingKey)
    const [, , third = ''] = await offerTokens(server)
    const moving = await opened(server, first)
    await reserve(moving, atSeven(MONDAY))
    await moving.api.saveBooking()
    expect(await codeOf(api.takeEarlierTime(byToken(third)))).toBe('BOOKING_CHANGED')
    expect(await api.earlierTimeOffer({ body: { token: third } })).toMatchObject({ state: 'DROPPED' })
    expect(await timesOf(server, first)).toEqual([`${MONDAY}T07:00:00`, null])
  })

  it('shows nothing personal of the booking to the holder of a link', async () => {
    const { token } = await freedForTwo(server)
    const shown = JSON.stringify(await (await stranger(server)).api.earlierTimeOffer({ body: { token } }))
    for (const personal of ['ABC-123', 'aino', 'Aino', 'bookingKey']) expect(shown).not.toContain(personal)
  })

  it('is told to the operators with the offer’s making, without its token and key', async () => {
    const lines: string[] = []
    const log = {
      ...server.options.log,
      info: (message: string, fields = {}) => void lines.push(`${message} ${JSON.stringify(fields)}`),
    }
    const app = createApp({ ...server.options, log })
    const { first, token } = await freedForTwo({ ...server, app })
    expect(await createMetrics(server.db).text()).toMatch(/_earlier_wishes 2\n[^]*_time_offers 1\n/)
    await (await stranger({ app })).api.takeEarlierTime(byToken(token))
    const told = lines.map((line) => line.split(' ')[0])
    for (const event of ['earlier.asked', 'offer.made', 'offer.taken', 'booking.changed']) expect(told).toContain(event)
    for (const secret of [token, first, 'ABC-123', 'aino@example.fi']) expect(lines.join('\n')).not.toContain(secret)
  })

  it('changes nothing by GET or HEAD', async () => {
    const { first, token } = await freedForTwo(server)
    const { send } = await stranger(server)
    for (const method of ['GET', 'HEAD'])
      for (const path of ['take', 'decline', 'stop', 'offer'])
        expect((await send(method, `/earlier-time/${path}?token=${token}`)).status).toBe(405)
    expect((await standing(server, first)).offer).toMatchObject({ state: 'OPEN' })
  })
})
