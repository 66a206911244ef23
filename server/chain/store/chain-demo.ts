/** Data that only the demo writes. No chain document can set it, so the import of a chain removes it. */
import { and, eq, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database'
import { booking } from '../../platform/database/schema/bookings'
import { reservation } from '../../platform/database/schema/reservations'
import { customerResource } from '../../platform/database/schema/resources'
import { formerOwner, separatelySoldItem, serviceTicket } from '../../platform/database/schema/service-tickets'
import { tireInHotel, tiresBought } from '../../platform/database/schema/tires'
import {
  leasingCompany,
  leasingContract,
  recall,
  repairTarget,
  serviceCycle,
} from '../../platform/database/schema/trade'

/** Id of the demo's booking, which a new demo has from the start. */
export const DEMO_VISIT = '00000000-0000-4000-8000-00000000de30'

/** Tables in order of deletion: each before the tables that it references. */
const tables: readonly PgTable[] = [
  formerOwner,
  separatelySoldItem,
  tireInHotel,
  tiresBought,
  customerResource,
  recall,
  serviceCycle,
  repairTarget,
  leasingContract,
  leasingCompany,
]

/** Condition for the demo's proposals. Extra work is proposed on bookings, and goes with them. */
const isDemoTicket = isNull(serviceTicket.bookingId)

/** Condition for the demo's own visits, which belong to no session and no booking. */
const isDemoVisit = and(isNull(reservation.sessionId), isNull(reservation.bookingId))

/** Counts the rows that `clearDemo` would delete, without those deleted by cascade. */
export async function countDemo(db: Database): Promise<number> {
  let count = await db.$count(reservation, isDemoVisit)
  count += await db.$count(serviceTicket, isDemoTicket)
  count += await db.$count(booking, eq(booking.id, DEMO_VISIT))
  for (const table of tables) count += await db.$count(table)
  return count
}

export async function clearDemo(tx: Database): Promise<void> {
  await tx.delete(reservation).where(isDemoVisit)
  await tx.delete(serviceTicket).where(isDemoTicket)
  await tx.delete(booking).where(eq(booking.id, DEMO_VISIT))
  for (const table of tables) await tx.delete(table)
}
