import { makeAutoObservable, observableRef } from 'mobx'
import { firstFreeDays } from './organization-rules'
import type { NextFreeTime } from '#shared/api/nouns/organizations'
import type { WallDate } from '#shared/date/wall-clock'
import { Resource } from '#shared/store/resource'
import type { Identifier } from '#shared/api/nouns/lenient'

/** The state of a workshop's first free day. `day` is undefined if it has none. */
export type FreeTime =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly day: WallDate | undefined }

/** Maximum number of ids in one request, because URL length and server load are limited. */
const IN_ONE_CALL = 100
const CALLS_AT_ONCE = 2

const LOADING: FreeTime = { status: 'loading' }
const FAILED: FreeTime = { status: 'failed' }
/** The response has come, and its day is past or unreadable. */
const UNREADABLE: FreeTime = { status: 'failed' }

type FetchFreeTimes = (ids: readonly Identifier[], signal: AbortSignal) => Promise<readonly NextFreeTime[]>

/**
 * The first free days of many workshops. Requests them in batches in the given order, and stores each response as it
 * arrives. A failed request affects only its own workshops, and the next load retries only those.
 */
export class FreeTimes {
  private byId: ReadonlyMap<string, FreeTime> = new Map()
  readonly #run: Resource<[ids: readonly Identifier[]], void>

  /**
   * `today` is the server's. `onSettled` is called in the same update as the last response, so that both render together.
   */
  constructor(
    private readonly request: FetchFreeTimes,
    private readonly today: () => WallDate,
    private readonly onSettled: () => void = () => {},
  ) {
    this.#run = new Resource((signal, ids) => this.requestAll(ids, signal))
    makeAutoObservable<this, 'request' | 'today' | 'onSettled' | 'byId'>(
      this,
      { request: false, today: false, onSettled: false, byId: observableRef },
      { autoBind: true },
    )
  }

  /** Resolves when all requests are settled. Resolves to true unless `reset` discarded them. */
  load(ids: readonly Identifier[]): Promise<boolean> {
    const missing = ids.filter((id) => this.byId.get(String(id))?.status !== 'ready')
    this.record(missing.map((id) => [String(id), LOADING]))
    return this.#run.load(missing)
  }

  reset(): void {
    this.#run.reset()
    this.byId = new Map()
  }

  of(id: Identifier): FreeTime {
    return this.byId.get(String(id)) ?? LOADING
  }

  get isBusy(): boolean {
    return this.statuses.has(LOADING)
  }

  /** Ids of the workshops whose requests failed. */
  get failed(): ReadonlySet<string> {
    return new Set([...this.byId].flatMap(([id, time]) => (time === FAILED ? [id] : [])))
  }

  /** Ids of the workshops whose day is not known, although they may have one. */
  get undated(): ReadonlySet<string> {
    return new Set([...this.byId].flatMap(([id, { status }]) => (status === 'failed' ? [id] : [])))
  }

  get days(): ReadonlyMap<string, WallDate> {
    const days = new Map<string, WallDate>()
    for (const [id, time] of this.byId) if (time.status === 'ready' && time.day) days.set(id, time.day)
    return days
  }

  private get statuses(): ReadonlySet<FreeTime> {
    return new Set(this.byId.values())
  }

  private async requestAll(ids: readonly Identifier[], signal: AbortSignal): Promise<void> {
    const batches = Array.from({ length: Math.ceil(ids.length / IN_ONE_CALL) }, (_, index) =>
      ids.slice(index * IN_ONE_CALL, (index + 1) * IN_ONE_CALL),
    ).values()
    const caller = async (): Promise<void> => {
      // The workers share one iterator, so that no worker waits for another's batch.
      for (const batch of batches) await this.requestBatch(batch, signal)
    }
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, caller))
  }

  private async requestBatch(ids: readonly Identifier[], signal: AbortSignal): Promise<void> {
    const response = await this.request(ids, signal).catch(() => null)
    if (signal.aborted) return
    const days = response && firstFreeDays(response, this.today())
    const timeOf = (id: string): FreeTime => {
      if (!days) return FAILED
      const day = days.get(id)
      return day === null ? UNREADABLE : { status: 'ready', day }
    }
    this.record(ids.map(String).map((id) => [id, timeOf(id)]))
  }

  private record(times: readonly (readonly [string, FreeTime])[]): void {
    this.byId = new Map([...this.byId, ...times])
    if (!this.isBusy) this.onSettled()
  }
}
