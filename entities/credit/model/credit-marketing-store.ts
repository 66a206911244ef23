import type { Client } from '#shared/api/client'
import { creditInfos } from '#shared/api/contract/credit-bank'
import { moduleSetting } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import { advertisement, DUTIES, type Advertisement, type Duties } from './advertisement'

/** The calls made here. */
const calls = { creditInfos, moduleSetting }

/** The module whose settings hold what the printed answer of GET credit-infos has no fields for. */
const MODULE = 'CREDIT_MARKETING'

/** The marketing of the credit, by workshop: settings are a workshop's own or its parent's. */
export class CreditMarketingStore {
  /** That of the chosen workshop; whoever shows it loads it. */
  readonly of = perKey((_activeId: number) => new Resource<[], Advertisement | null>((signal) => this.fetch(signal)))

  constructor(private readonly api: Client<typeof calls>) {}

  private async fetch(signal: AbortSignal): Promise<Advertisement | null> {
    const infos = await this.api.creditInfos({}, { signal })
    const info = infos.find(({ infoText }) => infoText !== '')
    return info ? advertisement(info, await this.fetchDuties(signal)) : null
  }

  private async fetchDuties(signal: AbortSignal): Promise<Duties> {
    const [example, lender, warning] = await Promise.all(
      DUTIES.map(async (setting) => {
        const { value } = await this.api.moduleSetting({ query: { module: MODULE, setting } }, { signal })
        return value
      }),
    )
    return { example: example ?? null, lender: lender ?? null, warning: warning ?? null }
  }
}

export const creditMarketingStore = defineStore(
  'credit-marketing',
  (get) => new CreditMarketingStore(get(apiPort)(calls)),
)
