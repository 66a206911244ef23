import type { InfoText } from '#shared/api/nouns/settings'
import { infoTextSettings } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/client'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'

/** API calls of this store. */
const calls = { infoTextSettings }

/** Info texts by organization. The component that shows them loads them once (RT-06). */
export const infoTextStore = defineStore('info-text', (get) => {
  const api = get(apiPort)(calls)
  return {
    of: perKey(
      (organizationId: number) =>
        new Resource<[], readonly InfoText[]>((signal) =>
          api.infoTextSettings({ query: { organizationId } }, { signal }),
        ),
    ),
  }
})
