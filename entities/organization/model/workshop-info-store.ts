import type { Client } from '#shared/api/client'
import { activeOrganizationInfoText } from '#shared/api/contract/organizations'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = { activeOrganizationInfoText }

/** What workshops tell their customers, each asked once: only of the one that is chosen can it be asked. */
class WorkshopInfoStore {
  private readonly byWorkshop = new Map<number, Resource<[], string>>()

  constructor(private readonly api: Client<typeof calls>) {}

  /** The text of the chosen workshop; whoever shows it loads it. */
  of(activeId: number): Resource<[], string> {
    const known = this.byWorkshop.get(activeId)
    if (known) return known
    const text = new Resource<[], string>(
      async (signal) => (await this.api.activeOrganizationInfoText({}, { signal })).text,
    )
    this.byWorkshop.set(activeId, text)
    return text
  }
}

export const workshopInfoStore = defineStore('workshop-info', (get) => new WorkshopInfoStore(get(apiPort)(calls)))
