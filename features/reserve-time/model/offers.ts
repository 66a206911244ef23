import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Client } from '#shared/api/client'
import { customerSelectableResources, gapTimes } from '#shared/api/contract/time'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { SelectableResource } from '#shared/api/nouns/resources'
import { giveUpAfter } from '#shared/store/give-up-after'
import { fetched, type OnDemand } from '#shared/store/on-demand'
import { Resource } from '#shared/store/resource'
import type { createOffersPart, OffersPart } from './offers-part'

/** The calls made here. */
export const offerCalls = { customerSelectableResources, gapTimes }

/** The free times wait for whom one can ask for, and no longer than this: most workshops have nobody to be asked for. */
const PATIENCE_MS = 4_000

interface Dependencies {
  readonly api: Client<typeof offerCalls>
  readonly make: (code: OffersCode) => OffersPart
}

/** What can be done with the offers. Most workshops make none, so that it comes on demand. */
interface OffersCode {
  readonly createOffersPart: typeof createOffersPart
}

/** What a workshop offers besides its free times: people to ask for (TM-18) and gap times (TM-17). Without an answer it is none. */
export class Offers {
  readonly resources: Resource<[], readonly SelectableResource[]>
  readonly gaps: Resource<[], readonly FreeDay[]>
  /** There where there is an offer. */
  part: OffersPart | null = null
  /** There is an offer, and what can be done with it is on its way. */
  isFetching = false
  private code: OnDemand<OffersCode> | null = null

  constructor(private readonly dependencies: Dependencies) {
    const { api } = dependencies
    this.resources = new Resource((signal) =>
      api.customerSelectableResources({}, { signal: giveUpAfter(PATIENCE_MS, signal) }),
    )
    this.gaps = new Resource((signal) => api.gapTimes({}, { signal }))
    makeAutoObservable<this, 'code' | 'dependencies'>(this, {
      part: observableRef,
      resources: false,
      gaps: false,
      code: false,
      dependencies: false,
    })
  }

  /** Resolves when free times may be asked for: the server knows whose. Gap times may come later. Never rejects. */
  async open(code: OnDemand<OffersCode>): Promise<void> {
    this.code = code
    void this.readGaps()
    await this.resources.load()
    if (this.hasResources && (await this.fetchPart())) await this.part?.resources.restore()
  }

  /** Reads the gap times anew, where there have been any: one may be gone. */
  async refresh(): Promise<void> {
    if (this.part) await this.readGaps()
  }

  /** Nothing will be said of gap times. */
  get hasNoGaps(): boolean {
    const { state } = this.gaps
    return state.status === 'failed' || (state.status === 'ready' && state.value.length === 0)
  }

  get hasResources(): boolean {
    return (this.resources.latest?.length ?? 0) > 0
  }

  dispose(): void {
    this.resources.reset()
    this.gaps.reset()
    this.part?.dispose()
  }

  private async readGaps(): Promise<void> {
    await this.gaps.load()
    if (this.gaps.latest?.length) await this.fetchPart()
    await this.part?.gap.look()
  }

  private async fetchPart(): Promise<boolean> {
    const { code, dependencies } = this
    if (!code) return false
    runInAction(() => (this.isFetching = true))
    await fetched(code)
    runInAction(() => {
      this.isFetching = false
      if (code.latest) this.part ??= dependencies.make(code.latest)
    })
    return this.part !== null
  }
}
