/** Where things are kept in session storage; also read by the script in the page's head, before any store is there. */
export const SESSION_KEY = 'huoltovaraus.session'
export const PLACE_KEY = 'huoltovaraus.wizard'
/** Of the booking whose link was opened. */
export const BOOKING_KEY = 'huoltovaraus.booking'
