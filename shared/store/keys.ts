/** Session storage keys. The inline script of the page reads them too, before any store exists. */
export const SESSION_KEY = 'huoltovaraus.session'
export const STEP_PLACE_KEY = 'huoltovaraus.wizard'
/** The reads that the stored step makes again after a reload. */
export const READS_KEY = 'huoltovaraus.reads'
/** Key of the booking whose link was opened. */
export const BOOKING_KEY = 'huoltovaraus.booking'
/** Payments by card, and the credit application. */
export const CARD_KEY = 'huoltovaraus.card'
export const CREDIT_KEY = 'huoltovaraus.credit'
/** A ticket whose link was opened, with the answers to it. */
export const TICKET_KEY = 'huoltovaraus.ticket'
