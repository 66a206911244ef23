import type { Nouns } from './noun'
import { bookingNouns } from './nouns/booking'
import { offerNouns } from './nouns/offers'
import { organizationNouns } from './nouns/organizations'
import { paymentNouns } from './nouns/payment'
import { tradeNouns } from './nouns/trade'

/** What the document describes once: it is referred to from wherever its struct is used. */
export const nouns: Nouns = {
  ...bookingNouns,
  ...organizationNouns,
  ...offerNouns,
  ...paymentNouns,
  ...tradeNouns,
}
