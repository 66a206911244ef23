import type { CardState } from '../../../../providers/card-payment'

/** Return codes of the provider's page for 'paid' and 'not paid'. */
export const PAID_CODE = '0'
export const FAILED_CODE = '1'

/** Returns the state of a payment after a report of the provider. PAID is final. */
export const cardStateAfter = (current: CardState, reported: CardState): CardState =>
  current === 'PAID' ? 'PAID' : reported
