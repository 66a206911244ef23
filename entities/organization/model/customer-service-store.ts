import { moduleSetting } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** API calls of this store. */
const calls = { moduleSetting }

const PHONE = { query: { module: 'CUSTOMER_SERVICE', setting: 'phone' } }

/** Phone number of the customer service, or empty if there is none. The component that shows it loads it. */
export const customerServiceStore = defineStore('customer-service', (get) => {
  const api = get(apiPort)(calls)
  return new Resource<[], string>(
    // A page without the number still works, so a failure is not reported.
    async (signal) => (await api.moduleSetting(PHONE, { signal, handlesError: () => true })).value ?? '',
  )
})
