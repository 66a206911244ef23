export type CardState = 'STARTED' | 'PAID' | 'FAILED'

/** The return code that the provider's page says 'paid' with. */
const PAID = '0'

/** A payment's state after a return. What has been paid stays paid: an older return that comes again undoes nothing. */
export const cardStateAfter = (current: CardState, paymentState: string): CardState =>
  current === 'PAID' || paymentState === PAID ? 'PAID' : 'FAILED'
