import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { SelectedTime, TimeExtraStore, TimeStep } from '#entities/calendar'
import { apiPort } from '#shared/api/client'
import { customerSelectableResources, gapTimes } from '#shared/api/contract/time/slots'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { SelectableResource } from '#shared/api/nouns/resources'
import { abortAfter } from '#shared/store/abort-after'
import type { StoreResolver } from '#shared/store/define-store'
import { ensureLoaded, type LazyCode } from '#shared/store/on-demand'
import { Resource } from '#shared/store/resource'
import type { createGap, GapStore } from './gap-store'
import type { createMechanics, MechanicStore } from './mechanic-store'

/** API calls of this store. */
const calls = { customerSelectableResources, gapTimes }

/**
 * Timeout of the list of mechanics. Free times wait for it, although most workshops have no mechanics to choose from.
 */
const MECHANICS_TIMEOUT_MS = 4_000

/** The lazily loaded stores, which most workshops do not need. */
interface LazyStores {
  readonly createGap: typeof createGap
  readonly createMechanics: typeof createMechanics
}

/** Mechanics to choose from (TM-18) and gap times (TM-17). If a call fails, there are none. */
export class ChooseMechanicStore implements TimeExtraStore {
  readonly list: Resource<[], readonly SelectableResource[]>
  readonly gapTimes: Resource<[], readonly FreeDay[]>
  /** Null until there is something to choose and its code is loaded, as `gap` is. */
  mechanics: MechanicStore | null = null
  gap: GapStore | null = null
  /** True while the code is loading because there is something to choose. */
  isFetching = false
  /** True if the gap time was known when the calendar appeared, so that it stands above. A later one stands below. */
  isGapAbove = false

  constructor(
    private readonly get: StoreResolver,
    private readonly step: TimeStep,
    readonly code: LazyCode<LazyStores>,
  ) {
    const api = get(apiPort)(calls)
    this.list = new Resource((signal) =>
      api.customerSelectableResources({}, { signal: abortAfter(MECHANICS_TIMEOUT_MS, signal), isReloaded: true }),
    )
    this.gapTimes = new Resource((signal) => api.gapTimes({}, { signal, isReloaded: true }))
    makeAutoObservable<this, 'get' | 'step'>(
      this,
      { get: false, step: false, code: false, mechanics: observableRef, gap: observableRef },
      { autoBind: true },
    )
  }

  /** Resolves when the server knows the chosen mechanic. Gap times may arrive later. */
  async open(): Promise<void> {
    void this.readGapTimes()
    await this.list.load()
    if (this.hasMechanics && (await this.loadStores())) await this.mechanics?.restore()
  }

  /** Waits for the code if there is something to choose. Does not wait for gap times that may not exist. */
  get isAnswered(): boolean {
    return this.hasNoGapTimes || !this.isFetching
  }

  settle(): void {
    this.gap?.decide()
    this.isGapAbove = Boolean(this.gap?.offered)
  }

  /** The booking then has the mechanic, whom the server may choose. */
  get followsFromTime(): boolean {
    return this.hasMechanics
  }

  get hasMechanics(): boolean {
    return (this.list.latest?.length ?? 0) > 0
  }

  get choice(): string {
    return this.mechanics?.name ?? ''
  }

  async ready(): Promise<void> {
    await this.mechanics?.settled()
  }

  freeDays(days: readonly FreeDay[]): readonly FreeDay[] {
    return this.mechanics?.daysOf(days) ?? days
  }

  /** Tells the server whether the selected time is the offered gap time. */
  async save(time: SelectedTime | null): Promise<undefined> {
    await this.gap?.beforeReserving(time?.slot ?? null)
  }

  /** Refetches the gap times if there is something to choose, because one may have been taken. */
  async refresh(): Promise<void> {
    if (this.gap) await this.readGapTimes()
  }

  dispose(): void {
    this.list.reset()
    this.gapTimes.reset()
    this.mechanics?.dispose()
  }

  /** True if the gap times have failed or are empty. */
  private get hasNoGapTimes(): boolean {
    const { state } = this.gapTimes
    return state.status === 'failed' || (state.status === 'ready' && state.value.length === 0)
  }

  private async readGapTimes(): Promise<void> {
    await this.gapTimes.load()
    if (this.gapTimes.latest?.length) await this.loadStores()
    await this.gap?.look()
  }

  private async loadStores(): Promise<boolean> {
    const { get, step, code, list, gapTimes: gaps } = this
    runInAction(() => (this.isFetching = true))
    await ensureLoaded(code)
    runInAction(() => {
      this.isFetching = false
      const { latest } = code
      if (!latest) return
      this.gap ??= latest.createGap(get, step, gaps)
      this.mechanics ??= latest.createMechanics(get, step, list, this.refresh)
    })
    return this.mechanics !== null
  }
}
