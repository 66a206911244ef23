import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { dayFault, slotsOf, type Slot, type TimeStep } from '#entities/calendar'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { apiPort, type Client } from '#shared/api/client'
import { selectGapTime } from '#shared/api/contract/time/slots'
import { dateOf, days, endOfMonth, startOfMonth, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { Action } from '#shared/store/action'
import type { StoreResolver } from '#shared/store/define-store'

/** API calls of this store. */
export const gapCalls = { selectGapTime }

interface Dependencies {
  readonly api: Client<typeof gapCalls>
  readonly booking: Pick<BookingStore, 'booking' | 'moving'>
  readonly gaps: { readonly latest: readonly FreeDay[] | undefined }
  readonly step: Pick<TimeStep, 'calendar' | 'shift' | 'checksTimes' | 'shiftAt' | 'chooseShift'>
}

/** Offers a gap time that is earlier than the free times of the calendar (TM-17). */
export class GapStore {
  slot: Slot | null = null
  readonly choosing: Action<[Slot]>
  /** Gap time that was chosen here, whatever is selected now. */
  #chosen: Slot | null = null
  /**
   * Selection that was last reported to the server; null if unknown, because an earlier visit may have reported one.
   */
  #reported: boolean | null

  constructor(private readonly dependencies: Dependencies) {
    this.#reported = this.held === null ? false : null
    this.choosing = new Action((slot) => this.choose(slot))
    makeAutoObservable<this, 'dependencies'>(this, { slot: observableRef, dependencies: false }, { autoBind: true })
  }

  /** Chooses the gap time to offer, once the free times have been loaded. */
  async look(): Promise<void> {
    await when(() => this.dependencies.step.calendar.search.state.status === 'ready')
    this.decide()
  }

  /**
   * Offers the earliest gap time if it precedes the first visible free time, as the text says, and the present time of a
   * booking that is moved. The calendar shows later gap times too. The offer stays when the shift changes, so that the content below it does not move.
   */
  decide(): void {
    const {
      gaps,
      step: { calendar },
    } = this.dependencies
    if (calendar.search.state.status !== 'ready') return
    const [first = null] = (gaps.latest ?? [])
      .filter(({ date }) => dayFault(date, calendar.limits) === null)
      .flatMap(slotsOf)
      .filter(({ start }) => start !== this.held)
      .toSorted((one, other) => one.start.localeCompare(other.start))
    const present = this.dependencies.booking.moving?.booking_total_duration?.start ?? '9999'
    this.slot = first && first.start < this.firstFree && first.start < present ? first : null
  }

  /**
   * The offered gap time, or null. None is offered while times have to be checked, such as for a free key locker, because
   * gap times are not.
   */
  get offered(): Slot | null {
    return this.dependencies.step.checksTimes ? null : this.slot
  }

  get isChosen(): boolean {
    return this.slot !== null && this.dependencies.step.calendar.slot?.start === this.slot.start
  }

  /**
   * Reports to the server whether the gap time is selected, if that has changed.
   * @throws the error of the call
   */
  async beforeReserving(slot: Slot | null): Promise<void> {
    await this.report(slot !== null && slot.start === this.#chosen?.start)
  }

  private async choose(slot: Slot): Promise<void> {
    await this.report(true)
    this.#chosen = slot
    const { step } = this.dependencies
    const { calendar } = step
    const day = dateOf(slot.start)
    const own = step.shiftAt(timeOf(slot.start))
    // Switches to the shift of the gap time, whose calendar may contain it.
    if (own !== step.shift) await step.chooseShift(own, { day, start: slot.start })
    // Stops if the search failed, which the screen shows, or if a newer search replaced it.
    if (calendar.search.state.status !== 'ready') return
    runInAction(() => {
      const month = startOfMonth(day)
      if (!calendar.view.inSight.includes(month)) calendar.view.show(month)
      calendar.choose(day)
      calendar.chooseSlot(slot)
    })
  }

  private async report(selected: boolean): Promise<void> {
    if (this.#reported === selected) return
    await this.dependencies.api.selectGapTime({ query: { selected } })
    this.#reported = selected
  }

  private get held(): WallDateTime | null {
    return this.dependencies.booking.booking?.booking_total_duration?.start ?? null
  }

  /**
   * Start of the first visible free time. A day reservation counts by its date, which sorts before every time of that
   * day.
   */
  private get firstFree(): WallDateTime {
    const { limits, view, isSelectable, freeDay } = this.dependencies.step.calendar
    const last = endOfMonth(view.inSight.at(-1) ?? view.month)
    const date = days(limits.today, last).find(isSelectable)
    const day = date && freeDay(date)
    return day ? (slotsOf(day)[0]?.start ?? day.date) : '9999'
  }
}

/** Creates the store for `gaps`, the gap times that the server has listed. */
export const createGap = (get: StoreResolver, step: TimeStep, gaps: Dependencies['gaps']): GapStore =>
  new GapStore({ api: get(apiPort)(gapCalls), booking: get(bookingStore), step, gaps })
