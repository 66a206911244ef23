/** Saved bookings with their documents. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Booking } from '#shared/api/nouns/booking'
import type { Discount, OrderItem } from '#shared/api/nouns/order'
import type { Organization } from '#shared/api/nouns/organizations'
import type { Price } from '#shared/api/nouns/price'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import { instant } from './columns'
import type { CartLine, Draft, DraftVehicle, ParameterChoice } from './sessions'

export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The session that made it. No foreign key, because sessions are purged and bookings stay. */
    sessionId: uuid('session_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    keyHash: text('key_hash').notNull().unique(),
    registerNumber: text('register_number').notNull(),
    /** The document as of the last save or change. */
    document: jsonb().$type<BookingDocument>().notNull(),
    /** The draft behind the document, for later changes. Null in old bookings, which can only be cancelled. */
    draft: jsonb().$type<Draft>(),
    /** Incremented by each change, so that two sessions with the same booking cannot overwrite each other. */
    version: integer().notNull().default(1),
    /** Number of times the confirmation was resent. */
    resent: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    cancelledAt: instant('cancelled_at'),
    /** When the customer stopped the reminders of this booking. */
    remindersStoppedAt: instant('reminders_stopped_at'),
    /** The time and the misfits with which the desk has agreed the visit; null if there were none. */
    acknowledgedMisfit: text('acknowledged_misfit'),
  },
  (table) => [
    unique('one_booking_per_session').on(table.sessionId),
    // An index expression cannot name its table, as `visitBegins` does.
    index('booking_begins').on(sql`coalesce(document->'booking_total_duration'->>'start', document->>'lead_date')`),
    index('booking_cancelled')
      .on(table.cancelledAt)
      .where(sql`cancelled_at is not null`),
  ],
)

/** Start of the visit, or the requested day of a time enquiry, as text. The index `booking_begins` has it. */
export const visitBegins = sql`coalesce(${booking.document}->'booking_total_duration'->>'start', ${booking.document}->>'lead_date')`

/** Column of a row that goes with its booking. */
export const bookingId = () =>
  uuid('booking_id')
    .notNull()
    .references(() => booking.id, { onDelete: 'cascade' })

/** A workshop of this server, whose ids are numbers. */
export type OwnOrganization = Organization & { readonly id: number }

/** A booking as the server sends it: the contract's fields, and further fields of specification section 3. */
export interface BookingDocument extends Booking {
  readonly vehicle: DraftVehicle | null
  readonly organization: OwnOrganization | null
  readonly order_items: OrderRow[]
  readonly discounts: Discount[]
  readonly selected_service_identifier: string | null
  readonly extra_order_items: { id: number; description: string; price: Price }[]
  readonly product_parameter_choices: ParameterChoice[]
  readonly reservation_details: ReservationDetails | null
  /** The customer's reference for the invoice. */
  readonly billing_reference: string | null
  readonly taxi: boolean
  /** Ids of the chosen repair targets. */
  readonly repair_targets: readonly number[]
  /** Pickup and return times of the car. */
  readonly biila: Draft['biila'] & { readonly minutes?: number | undefined }
}

/** A row of an order, with the fields of its cart line. Its price is that of the whole amount. */
export interface OrderRow
  extends Omit<OrderItem, 'addedBy' | 'amount'>, Omit<CartLine, 'productId' | 'provider' | 'customizations'> {
  readonly price: Price
}
