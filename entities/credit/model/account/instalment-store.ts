import { creditMarketingStore, type CreditMarketingStore } from '../advertisement/credit-marketing-store'
import { type Client, apiPort } from '#shared/api/client'
import { moduleSetting } from '#shared/api/contract/session'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import { INSTALMENT, instalmentOf, type Instalment, type InstalmentSettings } from './instalment'
import type { Identifier } from '#shared/api/nouns/lenient'

const calls = { moduleSetting }

/** The monthly instalment, shown only together with the texts that the law requires beside it. */
class InstalmentStore {
  private readonly settings = perKey(
    (_organizationId: Identifier) =>
      new Resource<[], InstalmentSettings>(async (signal) => {
        const values = INSTALMENT.map(async (setting) => {
          const query = { module: 'CREDIT_MARKETING', setting }
          return (await this.api.moduleSetting({ query }, { signal })).value
        })
        const [instalmentMonths = null, instalmentInterest = null, instalmentFee = null] = await Promise.all(values)
        return { instalmentMonths, instalmentInterest, instalmentFee }
      }),
  )

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly marketing: CreditMarketingStore,
  ) {}

  of(organizationId: Identifier, price: number): Instalment | null {
    const settings = this.settings(organizationId).latest
    return settings && this.marketing.of(organizationId).latest ? instalmentOf(price, settings) : null
  }

  /** Loads the settings unless they are loaded. */
  async prepare(organizationId: Identifier): Promise<void> {
    const settings = this.settings(organizationId)
    if (settings.state.status === 'idle') await settings.load()
  }
}

export const instalmentStore = defineStore(
  'credit-instalment',
  (get) => new InstalmentStore(get(apiPort)(calls), get(creditMarketingStore)),
)
