import { activeOrganizationInfoText } from '#shared/api/contract/organizations'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = { activeOrganizationInfoText }

/** What workshops tell their customers, by workshop, though it can be asked only of the one that is chosen. Whoever shows it loads it. */
export const workshopInfoStore = defineStore('workshop-info', (get) => {
  const api = get(apiPort)(calls)
  const fetch = async (signal: AbortSignal): Promise<string> =>
    (await api.activeOrganizationInfoText({}, { signal })).text
  return { of: perKey((_activeId: number) => new Resource<[], string>(fetch)) }
})
