import { lt, sql } from 'drizzle-orm'
import { number, object } from 'superstruct'
import { preparedQuery, type Database } from '../../platform/database/database'
import { unpaidBooking } from '../../platform/database/schema/unpaid-bookings'
import { DAY_SECONDS } from '../../platform/throttle/limits'
import type { Holder } from './holder'
import type { Subject } from './limits'

/** HMACs of what names the customer of a booking; null where it has none. */
export type Subjects = Readonly<Record<Subject, string | null>>

const Age = object({ age: number() })
const agesWhere = (column: Subject) =>
  preparedQuery(
    `unpaid-of-${column}`,
    sql`
      select extract(epoch from now() - saved_at)::float8 as age
      from unpaid_booking as saved join booking on booking.id = saved.booking_id
      where saved.${sql.identifier(`${column}_hash`)} = ${sql.placeholder('value')}::text and booking.cancelled_at is null`,
    Age,
  )
const ages = { plate: agesWhere('plate'), email: agesWhere('email'), telephone: agesWhere('telephone') }

/** Lists the seconds since each unpaid booking of a subject was saved, of a day at most. */
export const agesOf = async (tx: Database, subject: Subject, value: string): Promise<number[]> =>
  (await ages[subject](tx, { value })).map(({ age }) => age)

/** Locks the subjects against other bookings until the transaction ends, in one order, so that no two wait for each other. */
export async function lockSubjects(tx: Database, subjects: Subjects): Promise<void> {
  const values = Object.values(subjects).filter((value) => value !== null)
  for (const value of values.sort()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${value}, 0))`)
}

/** By whom a booking was saved. */
export type Origin = Holder & Subjects

/** Records by whom an unpaid booking was saved. */
export async function insertUnpaid(
  tx: Database,
  bookingId: string,
  { address, network, plate, email, telephone }: Origin,
): Promise<void> {
  await tx.insert(unpaidBooking).values({
    bookingId,
    holderAddress: address,
    holderNetwork: network,
    plateHash: plate,
    emailHash: email,
    telephoneHash: telephone,
  })
}

/** Deletes the rows that no bound counts any more. */
export async function purgeUnpaid(db: Database): Promise<void> {
  await db.delete(unpaidBooking).where(lt(unpaidBooking.savedAt, sql`now() - make_interval(secs => ${DAY_SECONDS})`))
}
