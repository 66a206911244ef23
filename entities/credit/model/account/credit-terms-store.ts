import { apiPort } from '#shared/api/client'
import { creditAmountSettings, creditMinimumPrice } from '#shared/api/contract/payments/credit-bank'
import { minimumPriceForCredit } from '#shared/api/contract/payments/financing'
import type { Identifier } from '#shared/api/nouns/lenient'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import type { CreditTerms } from './amount-setting'

/** Terms of credit by workshop; the component that needs them loads them. */
export const creditTermsStore = defineStore('credit-terms', (get) => {
  const api = get(apiPort)({ creditAmountSettings, creditMinimumPrice, minimumPriceForCredit })
  return perKey(
    (organizationId: Identifier) =>
      new Resource<[], CreditTerms>(async (signal) => {
        const query = { organizationId }
        const [minimum, settings] = await Promise.all([
          api.creditMinimumPrice({ query }, { signal }),
          api.creditAmountSettings({ query }, { signal }),
        ])
        // Without a credit bank, the financing may have its own minimum.
        return { minimum: minimum ?? (await api.minimumPriceForCredit({ query }, { signal })), settings }
      }),
  )
})
