/** Service tickets: a workshop's proposals to a customer, who opens them with a code. */
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
    /** The chain's number of the customer to whom it was sent; never sent to the browser. */
    customerNumber: text('customer_number').notNull(),
    message: text().notNull(),
    /** Last day on which it can be opened, in Europe/Helsinki. */
    expires: date().notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [unique('service_ticket_code').on(table.code)],
)

/** The jobs that a ticket proposes, in order of id. */
export const serviceTicketItem = pgTable(
  'service_ticket_item',
  {
    id: integer().primaryKey(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => serviceTicket.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    /** Null for a remark. No foreign key, because a ticket may outlive a product. */
    productId: integer('product_id'),
  },
  (table) => [index('service_ticket_item_by_ticket').on(table.ticketId)],
)

/** Information about an item: the findings, and the reason for the proposal. */
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

/** Products that are also sold over the counter, without an appointment. */
export const separatelySoldItem = pgTable('separately_sold_item', { productId: integer('product_id').primaryKey() })

/** Customers who have reported that they no longer own a car. Their tickets for it can no longer be opened. */
export const formerOwner = pgTable(
  'former_owner',
  { registerNumber: text('register_number').notNull(), customerNumber: text('customer_number').notNull() },
  (table) => [primaryKey({ columns: [table.registerNumber, table.customerNumber] })],
)
