import { moduleSetting } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/client'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { activeOrganizationInfoText } from '#shared/api/contract/workplaces'
import { perKey } from '#shared/store/per-key'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of these stores. */
const calls = { activeOrganizationInfoText, moduleSetting }

/** Phone number and hours of the customer service, each empty if there is none. The component that shows it loads it. */
export const customerServiceStore = defineStore('customer-service', (get) => {
  const api = get(apiPort)(calls)
  const setting = (name: string) =>
    new Resource<[], string>(async (signal) => {
      const query = { module: 'CUSTOMER_SERVICE', setting: name }
      // A page without the number still works, so a failure is not reported.
      return (await api.moduleSetting({ query }, { signal, handlesError: () => true })).value ?? ''
    })
  return { phone: setting('phone'), hours: setting('hours') }
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
