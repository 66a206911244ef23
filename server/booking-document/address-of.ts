import type { BookingDocument } from '../platform/database/schema/bookings'

/** Returns the address of a booking's customer, as messages have it. Empty without a customer. */
export const addressOf = ({ customer }: Pick<BookingDocument, 'customer'>): string => customer?.email.trim() ?? ''
