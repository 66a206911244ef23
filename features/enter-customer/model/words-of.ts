import type { SentKind } from '#entities/booking'

/** Ending of a text's key by what is sent: 'submit', 'submitLead', 'submitOrder' or 'submitRequest'. */
export const ENDINGS = {
  booking: '',
  enquiry: 'Lead',
  order: 'Order',
  request: 'Request',
} as const satisfies Record<SentKind, string>
export type Ending = (typeof ENDINGS)[SentKind]
