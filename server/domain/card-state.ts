export type CardState = 'STARTED' | 'PAID' | 'FAILED'

/** The return codes that the provider's page says 'paid' and 'not paid' with. */
export const PAID_CODE = '0'
export const FAILED_CODE = '1'

/** A payment's state by what the provider says now. What has been paid stays paid. */
export const cardStateAfter = (current: CardState, said: CardState): CardState => (current === 'PAID' ? 'PAID' : said)
