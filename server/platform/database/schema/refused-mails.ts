import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bookingId } from './bookings'
import { instant } from './columns'
import type { OutboxMessage } from './outbox'

/** What a mail server refused for good: every mail to the address, or this mail. */
export type Refused = 'RECIPIENT' | 'MESSAGE'

/**
 * Mails to a booking's customer that a mail server refused for good. While a row has not ended, the refusal is a state of
 * its booking.
 */
export const refusedMail = pgTable(
  'refused_mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    /** Without its address, keys and codes. */
    message: jsonb().$type<OutboxMessage>().notNull(),
    refused: text().$type<Refused>().notNull(),
    /**
     * The numbers of the mail server's response, such as '550 5.1.1', because its text may repeat the address. Empty if
     * this server refuses the address itself.
     */
    response: text().notNull(),
    refusedAt: instant('refused_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** A later mail was accepted, the address was changed, the mail was sent again, or the visit is over. */
    endedBy: text('ended_by', { enum: ['ACCEPTED', 'CORRECTED', 'RESENT', 'PAST'] }),
  },
  (table) => [
    index('refused_mail_booking').on(table.bookingId),
    index('refused_mail_open')
      .on(table.bookingId)
      .where(sql`ended_at is null`),
  ],
)
