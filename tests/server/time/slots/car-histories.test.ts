// In any history of reservations, moves, cancellations, holds and lapses, no more replacement cars are out than there are.
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { cartItem } from '#tests/fixtures/cart-item'
import { rows } from '#tests/harness/database/rows'
import { proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { clonedVisitor, type ClonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { CAR, carsOut, pickedUpOn, setCars, visitorWithCar } from '#tests/harness/visitors/replacement-cars'

const CARS = 2
const DAYS = ['2026-11-25', '2026-11-26'] as const
const stage = { stage: 'DEFAULT' }

let server: TestApp
let template: TestBrowser
beforeAll(async () => {
  server = await createTestApp()
  template = await visitorWithCar(server)
  await setCars(server, CARS)
})
afterAll(() => server.close())

type Act =
  | { readonly do: 'reserve'; readonly who: number; readonly day: number; readonly isLong: boolean }
  | { readonly do: 'save' | 'release' | 'lapse' | 'drop'; readonly who: number }
  | { readonly do: 'open' | 'cancel'; readonly who: number; readonly of: number }

const VISITORS = 4
const who = fc.nat({ max: VISITORS - 1 })
const plain = (does: 'save' | 'release' | 'lapse' | 'drop') => fc.record({ do: fc.constant(does), who })
const ofBooking = (does: 'open' | 'cancel') => fc.record({ do: fc.constant(does), who, of: who })
const reserving = fc.record({ do: fc.constant('reserve' as const), who, day: fc.nat({ max: 1 }), isLong: fc.boolean() })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 10, arbitrary: reserving },
  { weight: 6, arbitrary: plain('save') },
  { weight: 1, arbitrary: plain('release') },
  { weight: 2, arbitrary: plain('lapse') },
  { weight: 1, arbitrary: plain('drop') },
  { weight: 4, arbitrary: ofBooking('open') },
  { weight: 2, arbitrary: ofBooking('cancel') },
)
/** Steps of one act, or of two that run at the same time. */
const histories = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 10 })

/** A refusal is an outcome too. A failure of the server is not. */
const settled = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status < 500)) throw error
  })

it('PU-02 never has more replacement cars out than there are, in any history', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      await server.db.execute(sql`delete from reservation`)
      for (const table of ['booking', 'outbox']) await server.db.execute(sql`delete from ${sql.raw(table)}`)
      const visitors = await Promise.all(Array.from({ length: VISITORS }, () => clonedVisitor(server, template)))
      const keys = new Map<number, string>()
      for (const step of steps) {
        await Promise.all(step.map((one) => settled(perform(one, visitors, keys))))
        for (const { day, parties, highest } of await carsOut(server))
          expect({ day, isEnough: Number(parties) <= CARS, isCar: Number(highest) <= CARS }).toEqual({
            day,
            isEnough: true,
            isCar: true,
          })
        expect(await bookingsWithoutTheirCar()).toEqual([])
      }
    }),
    { numRuns: proofSize(2_000, 15) },
  )
})

async function perform(act: Act, visitors: readonly ClonedVisitor[], keys: Map<number, string>): Promise<void> {
  const { browser, hash } = visitors[act.who] ?? { browser: template, hash: '' }
  const { api } = browser
  if (act.do === 'reserve') {
    const day = DAYS[act.day] ?? DAYS[0]
    await api.saveReservationDetails(pickedUpOn(act.isLong ? '2026-11-27' : null))
    // The workshop has lifts for all, so that only the cars run out.
    await reserve(browser, act.who % 2 === 0 ? atSeven(day) : atNine(day))
  }
  if (act.do === 'save') keys.set(act.who, (await api.saveBooking()).bookingKey ?? '')
  if (act.do === 'release') await api.removeReservation()
  if (act.do === 'drop') await api.removeProductsFromCart({ query: stage, body: [cartItem(CAR)] })
  if (act.do === 'lapse')
    await server.db.execute(sql`
      update reservation set expires_at = now() - interval '1 minute' where kind = 'hold'
        and session_id = (select id from session where token_hash = ${hash})`)
  const key = 'of' in act ? keys.get(act.of) : undefined
  if (key !== undefined) await (act.do === 'open' ? api.openBooking(reference(key)) : api.cancelBooking(reference(key)))
}

/** Ids of the bookings that promise a car for days on which they have none. */
const bookingsWithoutTheirCar = () =>
  rows(
    server,
    sql`
      select b.id from booking b
      where b.cancelled_at is null and b.document->'replacement_car'->>'start' is not null and not exists (
        select from counted_reservation c join reservation r on r.id = c.reservation_id
        where r.booking_id = b.id and c.kind = 'CAR'
          and c.during = tsrange((b.document->'replacement_car'->>'start')::timestamp,
            (b.document->'replacement_car'->>'end')::timestamp + interval '1 day'))`,
  )
