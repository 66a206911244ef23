import type { InfoText } from '#shared/api/nouns/settings'
import type { Client } from '#shared/api/client'
import { infoTextSettings } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = { infoTextSettings }

/** The info texts of organizations, each fetched once (RT-06). */
class InfoTextStore {
  private readonly byOrganization = new Map<number, Resource<[], readonly InfoText[]>>()

  constructor(private readonly api: Client<typeof calls>) {}

  /** The texts of one organization; whoever shows them loads them, once. */
  of(organizationId: number): Resource<[], readonly InfoText[]> {
    const known = this.byOrganization.get(organizationId)
    if (known) return known
    const texts = new Resource<[], readonly InfoText[]>((signal) =>
      this.api.infoTextSettings({ query: { organizationId } }, { signal }),
    )
    this.byOrganization.set(organizationId, texts)
    return texts
  }
}

export const infoTextStore = defineStore('info-text', (get) => new InfoTextStore(get(apiPort)(calls)))
