import { bookingStore } from '#entities/booking'
import { accountCalls, CreditAccountStore, signingReturnStore } from '#entities/credit'
import { choiceMemory, creditMemory } from '#entities/payment'
import { apiPort } from '#shared/api/client'
import { pageLeaver } from '#shared/page-leaver'
import { defineStore } from '#shared/store/define-store'
import { creditAvailabilityStore } from './credit-availability-store'

/** The credit account of the session's booking. */
export const creditAccountStore = defineStore(
  'credit',
  (get) =>
    new CreditAccountStore({
      api: get(apiPort)(accountCalls),
      memory: get(creditMemory),
      readReturn: (token) => get(signingReturnStore).read(token),
      organizationId: () => get(creditAvailabilityStore).organizationId,
      amount: () => get(creditAvailabilityStore).setting?.amount ?? null,
      leave: (address) => get(pageLeaver).go(address),
      onAnswered: () => void get(bookingStore).resource.load(),
      // The visitor may choose the credit again.
      onFailed: () => get(choiceMemory).clear(),
    }),
)
