import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { isAbort } from '#shared/api/errors'
import { endOfMonth, type WallDate } from '#shared/date/wall-clock'

export interface Period {
  readonly start: WallDate
  /** Included. */
  readonly end: WallDate
}

export type FreeTimesSource = (period: Period, signal: AbortSignal) => Promise<readonly FreeDay[]>

type Days = ReadonlyMap<WallDate, FreeDay>

/** A month as far as it is known: what was last read of it is kept while it is read anew, and when that fails. */
interface Month {
  readonly days: Days | null
  readonly call: AbortController | null
  readonly error: unknown
}

const UNKNOWN: Month = { days: null, call: null, error: null }

/**
 * The free days of one question (a shift, a person …), month by month. Each month is one call, so that a month is shown
 * when it comes, is never asked for twice at a time, and can be given up alone. Months are named by their first day.
 */
export class FreeMonths {
  private months: ReadonlyMap<string, Month> = new Map()

  constructor(
    private readonly source: FreeTimesSource,
    /** Nothing is asked for before this day. */
    private readonly first: WallDate,
  ) {
    makeAutoObservable<this, 'months' | 'source' | 'first'>(
      this,
      { months: observableRef, source: false, first: false, read: false },
      { autoBind: true },
    )
  }

  /** What is known of the day; undefined also where its month is not. */
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
   * Reads a month anew, unless that is under way already.
   * @throws the call's error
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

  /** Gives up what is under way for months that nobody waits for any more. */
  onlyRead(wanted: readonly WallDate[]): void {
    for (const [key, { call }] of this.months) if (!wanted.some((month) => keyOf(month) === key)) call?.abort()
  }

  private of(date: WallDate): Month {
    return this.months.get(keyOf(date)) ?? UNKNOWN
  }

  /** An answer that was given up meanwhile is not taken. */
  private settle(month: WallDate, call: AbortController, known: Month): void {
    if (this.of(month).call === call) runInAction(() => this.set(month, known))
  }

  private set(month: WallDate, known: Month): void {
    this.months = new Map(this.months).set(keyOf(month), known)
  }
}

const keyOf = (date: WallDate): string => date.slice(0, 7)
