import { type Client, apiPort } from '#shared/api/client'
import { creditInfos } from '#shared/api/contract/payments/credit-bank'
import { moduleSetting } from '#shared/api/contract/session'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import { advertisement, DISCLOSURES, DUTIES, type Advertisement } from './advertisement'
import type { Identifier } from '#shared/api/nouns/lenient'

const calls = { creditInfos, moduleSetting }

/** Module of the settings with the disclosures, because the response of GET credit-infos has no fields for them. */
const MODULE = 'CREDIT_MARKETING'

export interface Marketing extends Advertisement {
  readonly duties: Readonly<Partial<Record<(typeof DUTIES)[number], string | null>>>
}

/** The credit advertisement by workshop. A setting is the workshop's own or inherited from its parent. */
export class CreditMarketingStore {
  /** Returns the advertisement of a workshop; the component that shows it loads it. */
  readonly of = perKey((_activeId: Identifier) => new Resource<[], Marketing | null>((signal) => this.fetch(signal)))

  constructor(private readonly api: Client<typeof calls>) {}

  private async fetch(signal: AbortSignal): Promise<Marketing | null> {
    const infos = await this.api.creditInfos({}, { signal })
    const info = infos.find(({ infoText }) => infoText !== '')
    const shown = info ? advertisement(info, await this.settings(DISCLOSURES, signal)) : null
    // If the duties cannot be read, nothing is shown, because they may be required.
    return shown && { ...shown, duties: await this.settings(DUTIES, signal) }
  }

  private async settings<Name extends string>(
    names: readonly Name[],
    signal: AbortSignal,
  ): Promise<Partial<Record<Name, string | null>>> {
    const values: Partial<Record<Name, string | null>> = {}
    await Promise.all(
      names.map(async (setting) => {
        const { value } = await this.api.moduleSetting({ query: { module: MODULE, setting } }, { signal })
        values[setting] = value
      }),
    )
    return values
  }
}

export const creditMarketingStore = defineStore(
  'credit-marketing',
  (get) => new CreditMarketingStore(get(apiPort)(calls)),
)
