/** Service tickets: what a workshop proposes to a customer, opened by a code that it sends. */
import { date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { organization } from './chain'
import { instant } from './columns'

export const serviceTicket = pgTable(
  'service_ticket',
  {
    id: integer().primaryKey(),
    /** In upper case. */
    code: text().notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    processType: text('process_type').notNull(),
    registerNumber: text('register_number').notNull(),
    kilometers: integer(),
    /** The chain's own number of whom it was sent to; never told to the browser. */
    customerNumber: text('customer_number').notNull(),
    message: text().notNull(),
    /** The last day on which it can be opened, of Europe/Helsinki. */
    expires: date().notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [unique('service_ticket_code').on(table.code)],
)

/** A job that a ticket proposes, in the order given. */
export const serviceTicketItem = pgTable(
  'service_ticket_item',
  {
    id: integer().primaryKey(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => serviceTicket.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    /** Null for a remark. No foreign key: a ticket outlives what the chain sells. */
    productId: integer('product_id'),
  },
  (table) => [index('service_ticket_item_by_ticket').on(table.ticketId)],
)

/** What is told of an item: what was seen, and why it is proposed. */
export const serviceTicketInfoRow = pgTable(
  'service_ticket_info_row',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => serviceTicketItem.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
)

/** Products that are sold without an appointment too, over the counter. */
export const separatelySoldItem = pgTable('separately_sold_item', { productId: integer('product_id').primaryKey() })

/** Customers who have said that a car is no longer theirs: no ticket of theirs for it opens any more. */
export const formerOwner = pgTable(
  'former_owner',
  { registerNumber: text('register_number').notNull(), customerNumber: text('customer_number').notNull() },
  (table) => [primaryKey({ columns: [table.registerNumber, table.customerNumber] })],
)
