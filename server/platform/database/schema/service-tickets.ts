/**
 * Service tickets: a workshop's proposals to a customer, who opens them with a code. A ticket without a booking proposes
 * a visit. A ticket of a booking proposes extra work that the mechanic found during the visit.
 */
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Price, PriceKind } from '#shared/api/nouns/price'
import type { Urgency } from '#shared/api/nouns/service-ticket'
import type { WallDateTime } from '#shared/date/wall-clock'
import { booking } from './bookings'
import { organization } from './chain'
import { instant } from './columns'

/** Ids of tickets and items that the desk creates begin here. The demo's and the tests' own ids are lower. */
const FIRST_ID = 100_000

export const serviceTicket = pgTable(
  'service_ticket',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_ID }),
    /** In upper case; null for extra work. */
    code: text(),
    /** Hash of the code of extra work, because that code alone adds work to a bill; null for a proposed visit. */
    codeHash: text('code_hash'),
    /** The booking whose visit the extra work belongs to; null for a proposed visit. */
    bookingId: uuid('booking_id').references(() => booking.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    processType: text('process_type').notNull(),
    registerNumber: text('register_number').notNull(),
    kilometers: integer(),
    /** The chain's number of the customer to whom it was sent, empty for extra work; never sent to the browser. */
    customerNumber: text('customer_number').notNull(),
    message: text().notNull(),
    /** Last day on which it can be opened, in Europe/Helsinki. */
    expires: date().notNull(),
    doneAt: instant('done_at'),
    /** What the customer answered to extra work, as it was shown; null before, and for a proposed visit. */
    decision: jsonb().$type<Decision>(),
    /** The session that decided. No foreign key, because sessions are purged. */
    decidedIn: uuid('decided_in'),
  },
  (table) => [
    unique('service_ticket_code').on(table.code),
    unique('service_ticket_code_hash').on(table.codeHash),
    index('service_ticket_by_booking').on(table.bookingId),
    check(
      'service_ticket_one_code',
      sql`(code is null) = (booking_id is not null) and (code_hash is null) = (booking_id is null)`,
    ),
  ],
)

/** A customer's answer to extra work. It is kept as it was shown, because prices change. */
export interface Decision {
  readonly at: WallDateTime
  /** The proposed jobs, in the ticket's order. */
  readonly items: readonly DecidedItem[]
  /** Further products that the customer chose. */
  readonly sold: readonly ChosenProduct[]
  /** Price of everything accepted; null for nothing. */
  readonly total: Price | null
  /** Names of jobs whose product had left the catalogue, so that nobody decided on them; missing in old records. */
  readonly unavailable?: readonly string[]
  /** The warning lights that the customer reported. */
  readonly lights: readonly string[]
}

interface ChosenProduct {
  readonly productId: number
  readonly provider: string
  readonly description: string
  readonly price: Price
}

export interface DecidedItem extends ChosenProduct {
  readonly isAccepted: boolean
  readonly priceKind: PriceKind | null
}

/** The jobs that a ticket proposes, in order of id. */
export const serviceTicketItem = pgTable(
  'service_ticket_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_ID }),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => serviceTicket.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    /** Null for a remark. No foreign key, because a ticket may outlive a product. */
    productId: integer('product_id'),
    /** The columns below are those of extra work; null if the workshop does not say. */
    urgency: text().$type<Urgency>(),
    /** What happens if the job is not done, in the workshop's words. */
    consequence: text(),
    /** Path of this site, or a `data:` address of an image. */
    picture: text(),
    priceKind: text('price_kind').$type<PriceKind>(),
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
