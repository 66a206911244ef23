/**
 * Credit terms, payments by credit and by card. No foreign keys: sessions are cleaned away and a chain's import may replace
 * its workshops, while payments stay. A government id is in none of them (READINGS.md 36).
 */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Workshops without a row have their parent's terms. */
export const creditTerms = pgTable('credit_terms', {
  organizationId: integer('organization_id').primaryKey(),
  /** The lowest price that credit is offered for. */
  minimumCents: integer('minimum_cents').notNull(),
})

export const creditAmountSetting = pgTable(
  'credit_amount_setting',
  {
    id: integer().primaryKey(),
    organizationId: integer('organization_id').notNull(),
    minCents: integer('min_cents').notNull(),
    /** Not included. */
    maxCents: integer('max_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [index('credit_amount_setting_organization').on(table.organizationId)],
)

/** What is told of the credit, in the order of the ids. */
export const creditInfo = pgTable('credit_info', {
  id: integer().primaryKey(),
  serviceName: text('service_name').notNull(),
  serviceLink: text('service_link'),
  infoText: text('info_text').notNull(),
  infoLink: text('info_link'),
})

export const BOOK_PAYMENT_STATUSES = ['FINALIZED', 'BOOKED', 'FROZEN', 'DENIED', 'SIGNING'] as const

/** Before the bank has answered an application (whether it got it is not known), and where it refused one. */
export const UNANSWERED_STATUSES = ['APPLYING', 'REFUSED'] as const

/** A payment that a session has applied for, with what the bank last said of it. */
export const payment = pgTable(
  'payment',
  {
    /** The bank's; until it answers, one of this server's own. */
    id: text().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    organizationId: integer('organization_id').notNull(),
    methodId: text('method_id').notNull(),
    status: text({ enum: [...BOOK_PAYMENT_STATUSES, ...UNANSWERED_STATUSES] }).notNull(),
    totalCents: integer('total_cents').notNull(),
    requestedCents: integer('requested_cents').notNull(),
    approvedCents: integer('approved_cents').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('payment_session').on(table.sessionId)],
)

/** The credit that goes with a session's booking. */
export const creditData = pgTable('credit_data', {
  sessionId: uuid('session_id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payment.id),
  amountCents: integer('amount_cents').notNull(),
  contractType: text('contract_type').notNull(),
  approvedAt: instant('approved_at'),
})

export const cardPayment = pgTable(
  'card_payment',
  {
    orderNumber: text('order_number').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text({ enum: ['STARTED', 'PAID', 'FAILED'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('card_payment_session').on(table.sessionId)],
)

/** The books of the credit bank's sandbox: what a real bank would know and this server would not. */
export const sandboxBankPayment = pgTable('sandbox_bank_payment', {
  id: text().primaryKey(),
  status: text({ enum: BOOK_PAYMENT_STATUSES }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  successUrl: text('success_url').notNull(),
  failUrl: text('fail_url').notNull(),
})
