import { and, asc, eq, getTableColumns, notExists, or, sql } from 'drizzle-orm'
import { boolean, object } from 'superstruct'
import type { InfoRow } from '#shared/api/nouns/service-ticket'
import type { Ticket } from '../rules/service-ticket'
import { first, queryRows, type Database } from '../../../../platform/database/database'
import { hashed } from '../../../../platform/secrets'
import { lines } from '../../../../catalog/ancestors'
import {
  formerOwner,
  separatelySoldItem,
  serviceTicket,
  serviceTicketInfoRow,
  serviceTicketItem,
} from '../../../../platform/database/schema/service-tickets'

const { customerNumber: _, codeHash, doneAt, ...shown } = getTableColumns(serviceTicket)
const columns = { ...shown, isDone: sql<boolean>`${doneAt} is not null` }

/** Finds a ticket by its normalised code. Returns null if its recipient no longer owns the car. */
export function findTicketByCode(db: Database, code: string): Promise<Ticket | null> {
  const disowned = db
    .select({ one: sql`1` })
    .from(formerOwner)
    .where(
      and(
        eq(formerOwner.registerNumber, serviceTicket.registerNumber),
        eq(formerOwner.customerNumber, serviceTicket.customerNumber),
      ),
    )
  return first(
    db
      .select(columns)
      .from(serviceTicket)
      .where(and(or(eq(serviceTicket.code, code), eq(codeHash, hashed(code))), notExists(disowned))),
  )
}

/** Loads a ticket by its id. */
export const findTicket = (db: Database, id: number): Promise<Ticket | null> =>
  first(db.select(columns).from(serviceTicket).where(eq(serviceTicket.id, id)))

/** Whether a workshop is `ancestorId` itself or one of its descendants. */
export async function isDescendantOrSelf(db: Database, id: number, ancestorId: number): Promise<boolean> {
  const [row] = await queryRows(
    db,
    sql`with recursive ${lines([id])} select exists (select 1 from line where id = ${ancestorId}) as below`,
    object({ below: boolean() }),
  )
  return row?.below ?? false
}

/** Marks a ticket as done. Keeps the time of the first call. */
export async function markTicketDone(db: Database, id: number): Promise<void> {
  await db
    .update(serviceTicket)
    .set({ doneAt: sql`coalesce(${serviceTicket.doneAt}, now())` })
    .where(eq(serviceTicket.id, id))
}

/** Records that a ticket's recipient no longer owns the car. */
export async function endOwnership(tx: Database, ticketId: number): Promise<void> {
  await tx
    .insert(formerOwner)
    .select(
      tx
        .select({ registerNumber: serviceTicket.registerNumber, customerNumber: serviceTicket.customerNumber })
        .from(serviceTicket)
        .where(eq(serviceTicket.id, ticketId)),
    )
    .onConflictDoNothing()
}

/** A proposed job. */
export type TicketItem = typeof serviceTicketItem.$inferSelect

/** Lists the jobs of a ticket, in its order. */
export const ticketItems = (db: Database, ticketId: number): Promise<TicketItem[]> =>
  db.select().from(serviceTicketItem).where(eq(serviceTicketItem.ticketId, ticketId)).orderBy(asc(serviceTicketItem.id))

/** Lists the info rows of an item, or null if the ticket has no such item. */
export async function itemInfoRows(db: Database, ticketId: number, itemId: number): Promise<InfoRow[] | null> {
  const items = await ticketItems(db, ticketId)
  if (!items.some(({ id }) => id === itemId)) return null
  return db
    .select({ heading: serviceTicketInfoRow.heading, text: serviceTicketInfoRow.text })
    .from(serviceTicketInfoRow)
    .where(eq(serviceTicketInfoRow.itemId, itemId))
    .orderBy(asc(serviceTicketInfoRow.position))
}

/** Lists the ids of the products that are also sold over the counter. */
export async function separatelySoldIds(db: Database): Promise<number[]> {
  const rows = await db.select().from(separatelySoldItem).orderBy(asc(separatelySoldItem.productId))
  return rows.map((row) => row.productId)
}
