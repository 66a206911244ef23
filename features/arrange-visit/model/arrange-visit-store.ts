import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BookingStore } from '#entities/booking'
import type { SelectedTime, TimeExtraStore, TimeStep } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { WallDate } from '#shared/date/wall-clock'
import type { LazyCode } from '#shared/store/on-demand'
import { t } from '../texts'
import { hasDeliveryChoice, StepDelivery, type ShownDays } from './delivery/step-delivery'
import { lockerCalls, withFreeLocker } from './locker-times'
import { StepValet, valetTimesCalls } from './valet/step-valet'

/** API calls of this store. */
export const arrangeVisitCalls = { ...lockerCalls, ...valetTimesCalls }

interface Dependencies {
  readonly api: Client<typeof arrangeVisitCalls>
  readonly booking: Pick<BookingStore, 'booking'>
  readonly step: TimeStep
  readonly code: LazyCode<unknown>
}

/** A chosen day that is not free for a delivery option. */
interface GivenUp extends ShownDays {
  readonly day: WallDate
  readonly because: 'shift' | 'locker'
}

/** How the car comes and goes: delivery option, key locker, valet and replacement car. */
export class ArrangeVisitStore implements TimeExtraStore {
  readonly delivery: StepDelivery
  readonly valet: StepValet
  /** True if the valet could be shown when the calendar appeared. A later one stands below what is there. */
  isAbove = false
  /** Use of the key locker as the visitor has chosen it, or null. */
  private chosen: boolean | null = null
  /** Use of the key locker when the visitor pressed Continue, for which the selected time was checked. */
  #reserved = false
  /** True if the booking used the key locker when the step opened. */
  private wasUsed = false
  /** The day that was given up, and the search that did not find it. Another search makes it old. */
  private lost: { readonly givenUp: GivenUp; readonly search: unknown } | null = null
  readonly step: TimeStep
  readonly code: LazyCode<unknown>
  readonly #api: Dependencies['api']
  readonly #booking: Dependencies['booking']

  constructor({ api, booking, step, code }: Dependencies) {
    this.#api = api
    this.#booking = booking
    this.step = step
    this.code = code
    this.delivery = new StepDelivery(booking, code)
    this.valet = new StepValet(api, code)
    makeAutoObservable<this, 'lost'>(this, { step: false, code: false, lost: observableRef }, { autoBind: true })
  }

  /** Does not wait for the valet, which the free times do not depend on. */
  async open(): Promise<void> {
    this.chosen = null
    this.wasUsed = this.#booking.booking?.reservation_details?.usingKeyLocker === true
    void this.valet.times.load()
  }

  settle(): void {
    this.isAbove = this.valet.isKnown
  }

  /**
   * True if the visitor uses the key locker. Only times at which it is free are then shown (TM-05). Ignores a stored choice
   * if this workshop has no locker.
   */
  get usesLocker(): boolean {
    return this.chosen ?? (this.wasUsed && this.step.settings.latest?.keyLockerInstalled === true)
  }

  get checksTimes(): boolean {
    return this.usesLocker
  }

  get choice(): string {
    return this.usesLocker ? t('chosenLocker') : ''
  }

  /** Number of replacement cars that are free on the chosen day; undefined if the order has none or they are not counted. */
  get carsLeft(): number | undefined {
    const { calendar } = this.step
    return calendar.freeDay(calendar.day ?? '')?.replacementCars
  }

  get followsFromTime(): boolean {
    const { delivery, valet, usesLocker, carsLeft } = this
    const { booking } = this.#booking
    const hasDelivery = delivery.lazy !== null || hasDeliveryChoice(booking)
    const hasValet = valet.lazy?.isOn || valet.lazy?.isStored || Boolean(booking?.biila?.pickup)
    return hasDelivery || hasValet || usesLocker || carsLeft !== undefined
  }

  async freeDays(days: readonly FreeDay[], signal: AbortSignal): Promise<readonly FreeDay[]> {
    // On a day without a free replacement car, an order that has one cannot be reserved.
    const left = days.filter(({ replacementCars }) => replacementCars !== 0)
    return this.usesLocker ? withFreeLocker(this.#api, left, signal) : left
  }

  shiftChosen(): void {
    this.delivery.lazy?.fit(this.shown)
  }

  async useLocker(isUsed: boolean): Promise<void> {
    if (this.step.isReserving) return
    this.chosen = isUsed
    this.delivery.lazy?.fit(this.shown)
    await this.step.refilter()
  }

  /** Shows the days for a delivery option. Reports the chosen day if it is not free for it. */
  async showFor({ shift, usesLocker }: ShownDays): Promise<void> {
    const { step, givenUp } = this
    const { calendar } = step
    const day = givenUp?.day ?? calendar.day ?? calendar.wanted?.day
    const isOtherShift = step.withShifts && shift !== step.shift
    const isSame = !isOtherShift && usesLocker === this.usesLocker
    step.setShift(shift)
    this.chosen = usesLocker
    if (isSame) return
    await step.refilter(day === undefined ? undefined : { day, isDayOnly: true })
    if (day === undefined || calendar.day === day) return
    const because = isOtherShift ? 'shift' : 'locker'
    runInAction(() => (this.lost = { givenUp: { ...this.shown, day, because }, search: calendar.search.state }))
  }

  /** The day that is not free for what the visitor chose, until they choose another; null if there is none. */
  get givenUp(): GivenUp | null {
    const { lost } = this
    const { search, wanted } = this.step.calendar
    return lost?.search === search.state && wanted?.day === lost.givenUp.day ? lost.givenUp : null
  }

  async check(): Promise<boolean> {
    this.#reserved = this.usesLocker
    return (await this.valet.check()) && (await this.delivery.ask(this.step.calendar.isDayOnly))
  }

  async save(time: SelectedTime | null): Promise<ReservationDetails | undefined> {
    if (time !== null)
      return this.delivery.save(time.day, { usesLocker: this.#reserved, isDayOnly: time.slot === null })
    await this.delivery.flush()
    return undefined
  }

  async saveReserved(): Promise<boolean> {
    return (await this.valet.lazy?.save()) ?? true
  }

  dispose(): void {
    this.valet.times.reset()
  }

  private get shown(): ShownDays {
    return { shift: this.step.shift, usesLocker: this.usesLocker }
  }
}
