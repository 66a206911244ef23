/** Visitors with a replacement car at the first workshop. */
import { sql } from 'drizzle-orm'
import { cartItem } from '#tests/fixtures/cart-item'
import { rows } from '../database/rows'
import type { TestApp } from '../servers/server-app'
import { completeVisitor, lockerDetails } from './booked-visitor'
import type { TestBrowser } from './http-client'

/** Product of the replacement car. */
export const CAR = 301

/** Creates a visitor with a replacement car in the cart who only lacks a time. */
export async function visitorWithCar(server: Pick<TestApp, 'app'>): Promise<TestBrowser> {
  const visitor = await completeVisitor(server)
  await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(CAR)] })
  return visitor
}

/** Sets how many cars the workshop has. Null if it does not count them. */
export const setCars = ({ db }: Pick<TestApp, 'db'>, cars: number | null) =>
  db.execute(sql`update organization set replacement_cars = ${cars} where id = 1`)

/** The body of POST /reservation-details for a car that is picked up on a day. */
export const pickedUpOn = (pickupDate: string | null) => ({
  body: { ...lockerDetails, usingKeyLocker: false, pickupDate },
})

/** Days and numbers of the cars that are out, by booking, with those of moved bookings counted once. */
export const carsOut = ({ db }: Pick<TestApp, 'db'>) =>
  rows(
    { db },
    sql`
      select day::date::text, count(distinct c.party)::int as parties, max(c.number)::int as highest
      from counted_reservation c join reservation r on r.id = c.reservation_id,
        generate_series(lower(c.during), upper(c.during) - interval '1 day', interval '1 day') as day
      where c.kind = 'CAR' and c.organization_id = 1 and (r.kind = 'confirmed' or r.expires_at > now())
      group by day order by day`,
  )
