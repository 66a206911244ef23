import type { EndedBooking } from '#shared/api/nouns/saved-booking'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'

/**
 * Returns what a cancelled booking tells its customer: what it was for, when and where, and its payments. Nobody needs the
 * contact details and texts of a visit that does not happen.
 */
export const endedBooking = (document: BookingDocument): EndedBooking => ({
  booking: { ...document, customer: null, notes: '', product_parameters: [], process_facts: undefined, leasing: null },
})
