import type * as saved from '#shared/api/contract/booking/saved'
import type { Docs } from '../../../../openapi/call-doc'
import { savedBookingDocs } from './saved-booking'
import { visitorLetterDocs } from './visitor-letters'

/** Documentation of saving a booking, of saved bookings, and of messages about them. */
export const savedDocs: Docs<typeof saved> = { ...savedBookingDocs, ...visitorLetterDocs }
