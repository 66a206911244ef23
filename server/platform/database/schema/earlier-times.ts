/**
 * Customers who want an earlier time, and the times that they are offered (docs/decisions/029-an-earlier-time.md). Rows
 * of a workshop are read and written with the workshop locked. Only wishes refer to bookings by a foreign key, because
 * its lock on the booking would deadlock with a customer who changes that booking.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { booking } from './bookings'
import { instant, tsrange } from './columns'

export const earlierWish = pgTable(
  'earlier_wish',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => booking.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id').notNull(),
    /** Start of the booked visit. A wish ends when its booking is moved. */
    starts: timestamp({ mode: 'string' }).notNull(),
    earliest: date().notNull(),
    /** 1 is Monday. */
    weekdays: smallint().array().notNull(),
    /** Null for both. */
    shift: text({ enum: ['MORNING', 'EVENING'] }),
    noticeHours: integer('notice_hours').notNull(),
    /** The customer who asked first is offered a time first. */
    askedAt: instant('asked_at').notNull().defaultNow(),
  },
  (table) => [index('earlier_wish_organization').on(table.organizationId, table.askedAt)],
)

/** Offers, open and closed. The sweep deletes them when their time has passed. */
export const earlierOffer = pgTable(
  'earlier_offer',
  {
    /** Also the session of the hold on the offered time. */
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    organizationId: integer('organization_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    starts: timestamp({ mode: 'string' }).notNull(),
    ends: timestamp({ mode: 'string' }).notNull(),
    state: text({ enum: ['OPEN', 'TAKEN', 'DECLINED', 'LAPSED', 'DROPPED'] }).notNull(),
    offeredAt: instant('offered_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_open_offer_per_booking')
      .on(table.bookingId)
      .where(sql`state = 'OPEN'`),
    index('open_offers_of_workshop')
      .on(table.organizationId)
      .where(sql`state = 'OPEN'`),
    index('earlier_offer_booking').on(table.bookingId),
  ],
)

/** Times that became free and may still be offered: kept overnight, and while a hold overlaps them. */
export const freedTime = pgTable(
  'freed_time',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: integer('organization_id').notNull(),
    resourceId: integer('resource_id').notNull(),
    during: tsrange().notNull(),
  },
  (table) => [index('freed_time_organization').on(table.organizationId)],
)

/** What decides when the lifts of a workshop can be booked, apart from reservations. Minutes as in the calendar's rules. */
export interface Openings {
  readonly workshop: {
    readonly id: number
    readonly carenceDays: number
    readonly shiftChange: number
    readonly hours: readonly {
      readonly weekday: number
      readonly open: number
      readonly close: number
      readonly dayOnlyFrom: number | null
    }[]
    /** Days that differ from the weekdays. Missing in openings that an earlier release has stored. */
    readonly exceptions?: Readonly<
      Record<string, 'closed' | { readonly open: number | null; readonly close: number | null }>
    >
    readonly resources: readonly number[]
    readonly hourService: boolean
    readonly hourLanes: readonly number[]
  }
  /** Closed days, in openings that an earlier release has stored. */
  readonly closedDays?: readonly string[]
  readonly shifts: readonly Period[]
  readonly absences: readonly Omit<Period, 'weekday'>[]
}

interface Period {
  readonly resource: number
  readonly weekday: number
  readonly start: number
  readonly end: number
}

/** When the lifts of a workshop could be booked at a revision of the chain, to find the times that an import adds. */
export const knownOpenings = pgTable('known_openings', {
  organizationId: integer('organization_id').primaryKey(),
  chainRevision: bigint('chain_revision', { mode: 'number' }).notNull(),
  openings: jsonb().$type<Openings>().notNull(),
})
