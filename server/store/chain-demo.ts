/** What only the demo writes into the database: no document can set it, so that a chain of one's own begins without it. */
import { and, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { reservation } from './schema/reservations'
import { customerResource } from './schema/resources'
import { formerOwner, separatelySoldItem, serviceTicket } from './schema/service-tickets'
import { tireInHotel, tiresBought } from './schema/tires'
import { biilaTime, leasingCompany, leasingContract, recall, repairTarget, serviceCycle } from './schema/trade'

/** Each table before those it refers to. */
const tables: readonly PgTable[] = [
  serviceTicket,
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
  biilaTime,
]

/** The visits that the demo fills its calendars with: no visitor has made them. */
const isNobodys = and(isNull(reservation.sessionId), isNull(reservation.bookingId))

/** How many rows `clearDemo` would remove, but for what goes with them. */
export async function countDemo(db: Database): Promise<number> {
  let count = await db.$count(reservation, isNobodys)
  for (const table of tables) count += await db.$count(table)
  return count
}

export async function clearDemo(tx: Database): Promise<void> {
  await tx.delete(reservation).where(isNobodys)
  for (const table of tables) await tx.delete(table)
}
