import type { Sending } from '#shared/booking-facts/sending'

/** Ending of a text's key by what is sent: 'submit', 'submitLead' or 'submitOrder'. */
export const ENDINGS = { booking: '', enquiry: 'Lead', order: 'Order' } as const satisfies Record<Sending, string>
