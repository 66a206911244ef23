/** Session storage keys. The inline script of the page reads them too, before any store exists. */
export const SESSION_KEY = 'huoltovaraus.session'
export const PLACE_KEY = 'huoltovaraus.wizard'
/** Key of the booking whose link was opened. */
export const BOOKING_KEY = 'huoltovaraus.booking'
/** Payments by card, the credit application, and the chosen payment method. */
export const CARD_KEY = 'huoltovaraus.card'
export const CREDIT_KEY = 'huoltovaraus.credit'
export const PAYMENT_KEY = 'huoltovaraus.payment'
