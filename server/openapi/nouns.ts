import type { Nouns } from './noun'
import { bookingNouns } from './nouns/booking'
import { offerNouns } from './nouns/offers'
import { organizationNouns } from './nouns/organizations'
import { paymentNouns } from './nouns/payment'
import { tradeNouns } from './nouns/trade'

/** Named components of the document. Every use of their structs refers to them. */
export const nouns: Nouns = {
  ...bookingNouns,
  ...organizationNouns,
  ...offerNouns,
  ...paymentNouns,
  ...tradeNouns,
}
