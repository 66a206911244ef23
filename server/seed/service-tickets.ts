import { sql } from 'drizzle-orm'
import { addDays, dateOf, type WallDateTime } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import {
  separatelySoldItem,
  serviceTicket,
  serviceTicketInfoRow,
  serviceTicketItem,
} from '../platform/database/schema/service-tickets'
import { separatelySold, serviceTickets } from './data/service-tickets'
import { isDemoChain } from './demo'

/** Seeds the demo's service tickets, once. They expire a fixed number of days later. */
export async function seedServiceTickets(tx: Database, now: WallDateTime): Promise<void> {
  const [any] = await tx.select({ id: serviceTicket.id }).from(serviceTicket).limit(1)
  if (any || !(await isDemoChain(tx))) return
  await tx.insert(serviceTicket).values(
    serviceTickets.map(({ items: _items, expiresInDays, isDone, ...one }) => ({
      ...one,
      processType: 'MAINTENANCE',
      expires: addDays(dateOf(now), expiresInDays),
      doneAt: isDone ? sql`now()` : null,
    })),
  )
  const items = serviceTickets.flatMap(({ id, items }) => items.map((item) => ({ ...item, ticketId: id })))
  await tx.insert(serviceTicketItem).values(items.map(({ infoRows: _infoRows, ...one }) => one))
  await tx
    .insert(serviceTicketInfoRow)
    .values(items.flatMap(({ id, infoRows }) => infoRows.map((row, position) => ({ ...row, itemId: id, position }))))
  await tx.insert(separatelySoldItem).values(separatelySold.map((productId) => ({ productId })))
}
