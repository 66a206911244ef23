/**
 * Credit terms, and payments by credit and by card. Payments have no foreign keys to sessions and workshops.
 * Sessions are purged, and an import may replace workshops, but payments stay.
 * No table stores a government id (reading 36).
 */
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Credit terms. A workshop without a row has its parent's terms. */
export const creditTerms = pgTable('credit_terms', {
  organizationId: integer('organization_id').primaryKey(),
  /** Lowest price for which credit is offered. */
  minimumCents: integer('minimum_cents').notNull(),
})

export const creditAmountSetting = pgTable(
  'credit_amount_setting',
  {
    id: integer().primaryKey(),
    organizationId: integer('organization_id').notNull(),
    minCents: integer('min_cents').notNull(),
    /** Exclusive. */
    maxCents: integer('max_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [index('credit_amount_setting_organization').on(table.organizationId)],
)

/** Information texts about credit, in order of id. */
export const creditInfo = pgTable('credit_info', {
  id: integer().primaryKey(),
  serviceName: text('service_name').notNull(),
  serviceLink: text('service_link'),
  infoText: text('info_text').notNull(),
  infoLink: text('info_link'),
})

export const BOOK_PAYMENT_STATUSES = ['FINALIZED', 'BOOKED', 'FROZEN', 'DENIED', 'SIGNING'] as const

/** Statuses of a credit that the bank has approved (reading 54). */
export const APPROVED_STATUSES = ['FINALIZED', 'BOOKED'] as const

/** Statuses of an application that the bank has not answered, and may not have received, or has refused. */
export const UNANSWERED_STATUSES = ['APPLYING', 'REFUSED'] as const

/** Payments that sessions have applied for, with the status that the bank last reported. */
export const payment = pgTable(
  'payment',
  {
    /** The bank's id; until the bank responds, an id that this server created. */
    id: text().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    organizationId: integer('organization_id').notNull(),
    methodId: text('method_id').notNull(),
    status: text({ enum: [...BOOK_PAYMENT_STATUSES, ...UNANSWERED_STATUSES] }).notNull(),
    totalCents: integer('total_cents').notNull(),
    requestedCents: integer('requested_cents').notNull(),
    approvedCents: integer('approved_cents').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Names the application in the address of the bank's notices. Null for one from an earlier version. */
    reference: text(),
    /** When a visitor returned from the signing and the bank gave no answer; null after an answer. */
    unansweredAt: instant('unanswered_at'),
    /** When the purge last asked the bank for the outcome. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('payment_session').on(table.sessionId),
    index('payment_reference').on(table.reference),
    index('payment_open')
      .on(table.createdAt)
      .where(sql`status in ('SIGNING', 'FROZEN')`),
  ],
)

/** The credit of each session's booking. It pays once its payment is approved. */
export const creditData = pgTable('credit_data', {
  sessionId: uuid('session_id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payment.id),
  amountCents: integer('amount_cents').notNull(),
  contractType: text('contract_type').notNull(),
  /** When the customer's consent was recorded by POST /credit-bank/approve-credit. */
  approvedAt: instant('approved_at'),
  /** The saved booking that the credit pays for; null before the save. */
  bookingId: uuid('booking_id'),
})

export const cardPayment = pgTable(
  'card_payment',
  {
    orderNumber: text('order_number').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text({ enum: ['STARTED', 'PAID', 'FAILED'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The saved booking that it pays for; null before the save. */
    bookingId: uuid('booking_id'),
    /** The part of the amount that must be returned, in total. */
    refundCents: integer('refund_cents').notNull().default(0),
    /** The part that the provider has returned, in total. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** When a process last began to ask the provider for a refund; null after the answer. Nobody else asks meanwhile. */
    refundAskedAt: instant('refund_asked_at'),
    /** When the purge last asked the provider for the state of the unpaid payment. */
    stateAskedAt: instant('state_asked_at'),
  },
  (table) => [
    index('card_payment_unpaid')
      .on(table.createdAt)
      .where(sql`state <> 'PAID'`),
    index('card_payment_session').on(table.sessionId),
    index('card_payment_booking').on(table.bookingId),
    index('card_payment_refund_due')
      .on(table.orderNumber)
      .where(sql`refund_cents > refunded_cents`),
  ],
)

/** Payments of the credit bank's sandbox: data that a real bank would hold and this server would not. */
export const sandboxBankPayment = pgTable('sandbox_bank_payment', {
  id: text().primaryKey(),
  status: text({ enum: BOOK_PAYMENT_STATUSES }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  successUrl: text('success_url').notNull(),
  failUrl: text('fail_url').notNull(),
  /** Returned to the customer's card, in total. */
  refundedCents: integer('refunded_cents').notNull().default(0),
})

/**
 * Amounts of erased payments, for the books. A row tells no order number, session, booking or person, so nothing leads
 * from it to a customer.
 */
export const keptAmount = pgTable('kept_amount', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['CARD', 'CREDIT'] }).notNull(),
  /** Day of the payment, in Europe/Helsinki. */
  day: date().notNull(),
  amountCents: integer('amount_cents').notNull(),
  returnedCents: integer('returned_cents').notNull(),
})
