import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BookingStore } from '#entities/booking'
import { dayFault, slotsOf, type Slot } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { selectGapTime } from '#shared/api/contract/time'
import { dateOf, days, endOfMonth, startOfMonth, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { Action } from '#shared/store/action'
import { until } from '#shared/store/until'
import type { OffersHost } from './offers-host'

/** The calls made here. */
export const gapCalls = { selectGapTime }

/** A gap time that is earlier than what the calendar has (TM-17). */
export class GapStore {
  slot: Slot | null = null
  readonly choosing: Action<[Slot]>
  /** The gap time that was taken here, whatever is chosen now. */
  private taken: Slot | null = null
  /** Whether the server has been told that a gap time is chosen; null where that was said on an earlier visit perhaps. */
  private told: boolean | null

  constructor(
    private readonly api: Client<typeof gapCalls>,
    private readonly host: OffersHost,
    private readonly booking: Pick<BookingStore, 'booking'>,
  ) {
    this.told = this.held === null ? false : null
    this.choosing = new Action((slot) => this.take(slot))
    makeAutoObservable<this, 'api' | 'host' | 'booking' | 'taken' | 'told'>(
      this,
      { slot: observableRef, choosing: false, api: false, host: false, booking: false, taken: false, told: false },
      { autoBind: true },
    )
  }

  /** Looks for one in what the server has said last, once the free times are known. */
  async look(): Promise<void> {
    await until(() => this.host.calendar.search.state.status === 'ready')
    this.decide()
  }

  /**
   * Only one that is earlier than the first free time shown is worth saying: 'Aikaa on jo' would be wrong of others, and the
   * calendar has those too. It stays when another shift is shown, so that nothing comes and goes above the calendar.
   */
  decide(): void {
    const { calendar, offers } = this.host
    if (calendar.search.state.status !== 'ready') return
    const [first = null] = (offers.gaps.latest ?? [])
      .filter(({ date }) => dayFault(date, calendar.limits) === null)
      .flatMap(slotsOf)
      .filter(({ start }) => start !== this.held)
      .toSorted((one, other) => one.start.localeCompare(other.start))
    this.slot = first && first.start < this.firstFree ? first : null
  }

  /** What is offered now. Nobody has asked the key locker about gap times: they are not for who uses it. */
  get offered(): Slot | null {
    return this.host.usesLocker ? null : this.slot
  }

  get isChosen(): boolean {
    return this.slot !== null && this.host.calendar.slot?.start === this.slot.start
  }

  /**
   * Tells the server whether what will be reserved is the gap time, where it does not know.
   * @throws the call's error
   */
  async beforeReserving(slot: Slot | null): Promise<void> {
    await this.tell(slot !== null && slot.start === this.taken?.start)
  }

  private async take(slot: Slot): Promise<void> {
    await this.tell(true)
    this.taken = slot
    const { calendar, shift, shiftAt, chooseShift } = this.host
    const day = dateOf(slot.start)
    const own = shiftAt(timeOf(slot.start))
    // Its own shift shows it among the day's times, if the server has it there.
    if (own !== shift) await chooseShift(own, { day, start: slot.start })
    // Failed, which is said, or overtaken by another question.
    if (calendar.search.state.status !== 'ready') return
    runInAction(() => {
      const month = startOfMonth(day)
      if (!calendar.view.inSight.includes(month)) calendar.view.show(month)
      calendar.choose(day)
      calendar.chooseSlot(slot)
    })
  }

  private async tell(selected: boolean): Promise<void> {
    if (this.told === selected) return
    await this.api.selectGapTime({ query: { selected } })
    this.told = selected
  }

  private get held(): WallDateTime | null {
    return this.booking.booking?.booking_total_duration?.start ?? null
  }

  /** When the first free time in sight starts; a day that is booked as a whole has no start but itself. */
  private get firstFree(): WallDateTime {
    const { limits, view, isSelectable, freeDay } = this.host.calendar
    const last = endOfMonth(view.inSight.at(-1) ?? view.month)
    const date = days(limits.today, last).find(isSelectable)
    const day = date && freeDay(date)
    return day ? (slotsOf(day)[0]?.start ?? day.date) : '9999'
  }
}
