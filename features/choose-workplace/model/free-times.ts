import { makeAutoObservable, observableRef } from 'mobx'
import { firstFreeDays } from '#entities/organization'
import type { NextFreeTime } from '#shared/api/nouns/organizations'
import type { WallDate } from '#shared/date/wall-clock'
import { Resource } from '#shared/store/resource'

/** What is known of a workshop's first free day; no day where it has none. */
export type FreeTime =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly day: WallDate | undefined }

/** The ids go into the address of the call, which has a limit, and so has what a server works out at one time. */
const IN_ONE_CALL = 100
const CALLS_AT_ONCE = 2

const LOADING: FreeTime = { status: 'loading' }
const FAILED: FreeTime = { status: 'failed' }

type Ask = (ids: readonly number[], signal: AbortSignal) => Promise<readonly NextFreeTime[]>

/**
 * The first free days of many workshops, asked for some at a time in the order given, and shown as they come. A call that
 * fails leaves only its own workshops without; the next load asks for those alone.
 */
export class FreeTimes {
  private known: ReadonlyMap<number, FreeTime> = new Map()
  private readonly run: Resource<[ids: readonly number[]], void>

  /** `onSettled` belongs to the change that brings the last of them, so that both are seen at once. */
  constructor(
    private readonly ask: Ask,
    private readonly onSettled: () => void = () => {},
  ) {
    this.run = new Resource((signal, ids) => this.askAll(ids, signal))
    makeAutoObservable<this, 'ask' | 'onSettled' | 'run' | 'known'>(
      this,
      { ask: false, onSettled: false, run: false, known: observableRef },
      { autoBind: true },
    )
  }

  /** Resolves when there is nothing more to wait for, to whether these are still wanted. */
  load(ids: readonly number[]): Promise<boolean> {
    const missing = ids.filter((id) => this.known.get(id)?.status !== 'ready')
    this.note(missing.map((id) => [id, LOADING]))
    return this.run.load(missing)
  }

  reset(): void {
    this.run.reset()
    this.known = new Map()
  }

  of(id: number): FreeTime {
    return this.known.get(id) ?? LOADING
  }

  get isBusy(): boolean {
    return this.statuses.has(LOADING)
  }

  /** All calls have answered, and some of them not well. */
  get hasFailed(): boolean {
    return !this.isBusy && this.statuses.has(FAILED)
  }

  get days(): ReadonlyMap<number, WallDate> {
    const days = new Map<number, WallDate>()
    for (const [id, time] of this.known) if (time.status === 'ready' && time.day) days.set(id, time.day)
    return days
  }

  private get statuses(): ReadonlySet<FreeTime> {
    return new Set(this.known.values())
  }

  private async askAll(ids: readonly number[], signal: AbortSignal): Promise<void> {
    const batches = Array.from({ length: Math.ceil(ids.length / IN_ONE_CALL) }, (_, index) =>
      ids.slice(index * IN_ONE_CALL, (index + 1) * IN_ONE_CALL),
    ).values()
    const caller = async (): Promise<void> => {
      // Two callers take from one line, so that neither waits for the other.
      for (const batch of batches) await this.askOne(batch, signal)
    }
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, caller))
  }

  private async askOne(ids: readonly number[], signal: AbortSignal): Promise<void> {
    const answer = await this.ask(ids, signal).catch(() => null)
    if (signal.aborted) return
    const days = answer && firstFreeDays(answer)
    this.note(ids.map((id) => [id, days ? { status: 'ready', day: days.get(id) } : FAILED]))
  }

  private note(times: readonly (readonly [number, FreeTime])[]): void {
    this.known = new Map([...this.known, ...times])
    if (!this.isBusy) this.onSettled()
  }
}
