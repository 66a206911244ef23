import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { booking } from './bookings'
import { instant } from './columns'

/**
 * By whom an unpaid booking was saved, for a day, so that nobody saves too many. All but the time are HMACs, because they
 * are personal data. A value is null if the booking has none.
 */
export const unpaidBooking = pgTable(
  'unpaid_booking',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => booking.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull().defaultNow(),
    holderAddress: text('holder_address').notNull(),
    holderNetwork: text('holder_network').notNull(),
    plateHash: text('plate_hash'),
    emailHash: text('email_hash'),
    telephoneHash: text('telephone_hash'),
  },
  (table) => [
    index('unpaid_booking_network').on(table.holderNetwork),
    index('unpaid_booking_plate').on(table.plateHash),
    index('unpaid_booking_email').on(table.emailHash),
    index('unpaid_booking_telephone').on(table.telephoneHash),
    index('unpaid_booking_saved').on(table.savedAt),
  ],
)
