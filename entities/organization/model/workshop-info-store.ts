import { activeOrganizationInfoText } from '#shared/api/contract/organizations'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of this store. */
const calls = { activeOrganizationInfoText }

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
