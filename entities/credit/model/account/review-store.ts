import { apiPort } from '#shared/api/client'
import { moduleSetting } from '#shared/api/contract/session'
import type { Identifier } from '#shared/api/nouns/lenient'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'

/** How a refused applicant gets a person to look at the decision, in the chain's words, by workshop (LW-06). */
export const reviewStore = defineStore('credit-review', (get) => {
  const api = get(apiPort)({ moduleSetting })
  const query = { module: 'CREDIT_MARKETING', setting: 'humanReview' }
  return perKey(
    (_organizationId: Identifier) =>
      new Resource<[], string | null>(async (signal) => (await api.moduleSetting({ query }, { signal })).value),
  )
})
