import { moduleSetting } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/client'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { activeOrganizationInfoText } from '#shared/api/contract/organizations'
import { perKey } from '#shared/store/per-key'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of these stores. */
const calls = { activeOrganizationInfoText, moduleSetting }

const PHONE = { query: { module: 'CUSTOMER_SERVICE', setting: 'phone' } }

/** Phone number of the customer service, or empty if there is none. The component that shows it loads it. */
export const customerServiceStore = defineStore('customer-service', (get) => {
  const api = get(apiPort)(calls)
  return new Resource<[], string>(
    // A page without the number still works, so a failure is not reported.
    async (signal) => (await api.moduleSetting(PHONE, { signal, handlesError: () => true })).value ?? '',
  )
})

/**
 * Info text of workshops, by workshop id. The server returns only that of the active workshop. The component that shows
 * it loads it.
 */
export const workshopInfoStore = defineStore('workshop-info', (get) => {
  const api = get(apiPort)(calls)
  const fetch = async (signal: AbortSignal): Promise<string> =>
    (await api.activeOrganizationInfoText({}, { signal })).text
  return { of: perKey((_activeId: Identifier) => new Resource<[], string>(fetch)) }
})
