import { type Client, apiPort } from '#shared/api/client'
import { creditInfos } from '#shared/api/contract/credit-bank'
import { moduleSetting } from '#shared/api/contract/start'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import { advertisement, DISCLOSURES, type Advertisement, type Disclosures } from './advertisement'
import type { Identifier } from '#shared/api/nouns/lenient'

const calls = { creditInfos, moduleSetting }

/** Module of the settings with the disclosures, because the response of GET credit-infos has no fields for them. */
const MODULE = 'CREDIT_MARKETING'

/** The credit advertisement by workshop. A setting is the workshop's own or inherited from its parent. */
export class CreditMarketingStore {
  /** Returns the advertisement of a workshop; the component that shows it loads it. */
  readonly of = perKey(
    (_activeId: Identifier) => new Resource<[], Advertisement | null>((signal) => this.fetch(signal)),
  )

  constructor(private readonly api: Client<typeof calls>) {}

  private async fetch(signal: AbortSignal): Promise<Advertisement | null> {
    const infos = await this.api.creditInfos({}, { signal })
    const info = infos.find(({ infoText }) => infoText !== '')
    return info ? advertisement(info, await this.fetchDisclosures(signal)) : null
  }

  private async fetchDisclosures(signal: AbortSignal): Promise<Disclosures> {
    const [example, lender, warning] = await Promise.all(
      DISCLOSURES.map(async (setting) => {
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
