import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'

/** Options of a server that answers every call of the contract and of the extensions. */
export const everyExtension = {
  extensions: [EARLIER_TIME],
  withdrawal: withdrawalTerms(),
  visits: { deskTokens: ['the-token-of-a-system-at-the-desk-of-the-chain'] },
}
