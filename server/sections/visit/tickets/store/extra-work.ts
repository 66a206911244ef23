/** Queries about extra work: tickets of a saved booking. */
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { WallDate } from '#shared/date/wall-clock'
import { first, type Database } from '../../../../platform/database/database'
import {
  serviceTicket,
  serviceTicketInfoRow,
  serviceTicketItem,
  type Decision,
} from '../../../../platform/database/schema/service-tickets'

type TicketRow = typeof serviceTicket.$inferInsert
type ItemRow = Omit<typeof serviceTicketItem.$inferInsert, 'id' | 'ticketId'>

/** A proposed job with the rows about it. */
export interface NewItem extends ItemRow {
  readonly infoRows: readonly { readonly heading: string; readonly text: string }[]
}

/** Stores extra work and returns the id of its ticket. */
export async function insertExtraWork(
  tx: Database,
  ticket: Omit<TicketRow, 'id' | 'processType' | 'customerNumber' | 'code'>,
  items: readonly NewItem[],
): Promise<number> {
  const [made] = await tx
    .insert(serviceTicket)
    .values({ ...ticket, processType: 'CANCEL_FORM', customerNumber: '' })
    .returning({ id: serviceTicket.id })
  const ticketId = made?.id ?? 0
  // One by one, because the ids give the order.
  for (const { infoRows, ...item } of items) {
    const [{ id: itemId } = { id: 0 }] = await tx
      .insert(serviceTicketItem)
      .values({ ...item, ticketId })
      .returning({ id: serviceTicketItem.id })
    if (infoRows.length > 0)
      await tx
        .insert(serviceTicketInfoRow)
        .values(infoRows.map(({ heading, text }, position) => ({ heading, text, itemId, position })))
  }
  return ticketId
}

/** Stores the hash of a new code of open extra work. Returns false if it is decided, expired or removed. */
export async function storeCodeHash(tx: Database, id: number, codeHash: string, today: WallDate): Promise<boolean> {
  const stored = await tx
    .update(serviceTicket)
    .set({ codeHash })
    .where(and(eq(serviceTicket.id, id), isNull(serviceTicket.doneAt), gte(serviceTicket.expires, today)))
    .returning({ id: serviceTicket.id })
  return stored.length > 0
}

/** Locks a ticket until the transaction ends, and returns who has decided on it. Null if it was removed. */
export const lockTicket = (
  tx: Database,
  id: number,
): Promise<{ readonly doneAt: string | null; readonly decidedIn: string | null } | null> =>
  first(
    tx
      .select({ doneAt: serviceTicket.doneAt, decidedIn: serviceTicket.decidedIn })
      .from(serviceTicket)
      .where(eq(serviceTicket.id, id))
      .for('update'),
  )

/** Records a decision. The caller must have locked the ticket. */
export async function storeDecision(tx: Database, id: number, decidedIn: string, decision: Decision): Promise<void> {
  await tx
    .update(serviceTicket)
    .set({ decision, decidedIn, doneAt: sql`now()` })
    .where(eq(serviceTicket.id, id))
}
