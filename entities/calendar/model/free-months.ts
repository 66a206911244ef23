import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { isAbort } from '#shared/api/errors'
import { endOfMonth, type WallDate } from '#shared/date/wall-clock'

export interface Period {
  readonly start: WallDate
  /** The last day, inclusive. */
  readonly end: WallDate
}

export type FreeTimesSource = (period: Period, signal: AbortSignal) => Promise<readonly FreeDay[]>

type Days = ReadonlyMap<WallDate, FreeDay>

/** The state of a month. Keeps the last loaded days during a refetch and after a failed one. */
interface Month {
  readonly days: Days | null
  readonly call: AbortController | null
  readonly error: unknown
}

const UNKNOWN: Month = { days: null, call: null, error: null }

/**
 * The free days of one query (a shift, a person …), by month. Each month is a request of its own, so that it is shown as
 * soon as its response arrives. A month is never requested twice at a time, and can be aborted alone. It is named by its
 * first day.
 */
export class FreeMonths {
  private months: ReadonlyMap<string, Month> = new Map()

  constructor(
    private readonly source: FreeTimesSource,
    /** The first day of any request. */
    private readonly first: WallDate,
  ) {
    makeAutoObservable<this, 'months' | 'source' | 'first'>(
      this,
      { months: observableRef, source: false, first: false, read: false },
      { autoBind: true },
    )
  }

  /** Returns the free times of a day, or undefined if it has none or its month is not loaded. */
  day(date: WallDate): FreeDay | undefined {
    return this.of(date).days?.get(date)
  }

  daysOf(month: WallDate): readonly FreeDay[] {
    return [...(this.of(month).days?.values() ?? [])]
  }

  isKnown(date: WallDate): boolean {
    return this.of(date).days !== null
  }

  isReading(month: WallDate): boolean {
    return this.of(month).call !== null
  }

  hasFailed(month: WallDate): boolean {
    return this.of(month).error !== null
  }

  /**
   * Loads or refetches a month, unless a request for it is pending.
   * @throws the error of the request
   */
  async read(month: WallDate): Promise<void> {
    if (this.isReading(month)) return
    const call = new AbortController()
    runInAction(() => this.set(month, { ...this.of(month), call, error: null }))
    const end = endOfMonth(month)
    const start = month < this.first ? this.first : month
    try {
      const days = start <= end ? await this.source({ start, end }, call.signal) : []
      const byDate = new Map(days.map((day) => [day.date, day]))
      this.settle(month, call, { days: byDate, call: null, error: null })
    } catch (error) {
      this.settle(month, call, { ...this.of(month), call: null, error: isAbort(error) ? null : error })
      throw error
    }
  }

  /** Aborts the requests for all other months. */
  abortExcept(kept: readonly WallDate[]): void {
    for (const [key, { call }] of this.months) if (!kept.some((month) => keyOf(month) === key)) call?.abort()
  }

  private of(date: WallDate): Month {
    return this.months.get(keyOf(date)) ?? UNKNOWN
  }

  /** Stores a result, unless its request was replaced. */
  private settle(month: WallDate, call: AbortController, state: Month): void {
    if (this.of(month).call === call) runInAction(() => this.set(month, state))
  }

  private set(month: WallDate, state: Month): void {
    this.months = new Map(this.months).set(keyOf(month), state)
  }
}

const keyOf = (date: WallDate): string => date.slice(0, 7)
