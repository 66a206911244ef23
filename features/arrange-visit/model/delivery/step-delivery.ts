import { makeAutoObservable, observableRef, when } from 'mobx'
import { PLAIN_DETAILS, type BookingStore } from '#entities/booking'
import { ChoiceUnsaved } from '#entities/calendar'
import type { Booking } from '#shared/api/nouns/booking'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { WallDate } from '#shared/date/wall-clock'
import { ensureLoaded, type LazyCode } from '#shared/store/on-demand'

/** The lazily loaded store of the delivery options, as the step uses it. */
export interface LazyDelivery {
  /**
   * Saves pending changes of the choice. For an enquiry or an exact time, clears the stored choice but keeps it ticked,
   * in case the visitor returns to a day reservation. Resolves to true if the server has the choice. Never rejects.
   */
  flush(): Promise<boolean>
  /** Returns the reservation details that follow from the choice for a visit on `day`. */
  details(day: WallDate, usesLocker: boolean): ReservationDetails
  /** Clears an option that belongs to another shift, or to another use of the key locker, and says so. */
  fit(shown: ShownDays): void
  /** Asks for an option of a day reservation, once for a booking. Returns true if there is nothing to ask (RC-24). */
  ask(): boolean
}

/** What the free days are shown for. */
export interface ShownDays {
  readonly shift: ShiftPosition
  readonly usesLocker: boolean
}

/** The delivery option of the step, whose code is loaded for a day reservation or a stored choice. */
export class StepDelivery {
  /** The options, or null until their component has been shown. */
  lazy: LazyDelivery | null = null

  constructor(
    private readonly booking: Pick<BookingStore, 'booking'>,
    private readonly code: LazyCode<unknown>,
  ) {
    makeAutoObservable<this, 'booking' | 'code'>(this, { lazy: observableRef, booking: false, code: false })
  }

  set(lazy: LazyDelivery): void {
    this.lazy = lazy
  }

  /**
   * Saves the choice before a time is reserved and returns the details of the visit.
   * @throws ChoiceUnsaved
   */
  async save(day: WallDate, { usesLocker, isDayOnly }: Visit): Promise<ReservationDetails> {
    await this.load(isDayOnly)
    const details = this.lazy?.details(day, usesLocker) ?? { ...PLAIN_DETAILS, usingKeyLocker: usesLocker }
    await this.flush()
    return details
  }

  /** Asks for an option before a day is reserved. Resolves to true if the visitor may continue. */
  async ask(isDayOnly: boolean): Promise<boolean> {
    if (!isDayOnly) return true
    await this.load(isDayOnly)
    return this.lazy?.ask() ?? true
  }

  /**
   * Saves or clears the choice, as the selection asks.
   * @throws ChoiceUnsaved
   */
  async flush(): Promise<void> {
    if (this.lazy && !(await this.lazy.flush())) throw new ChoiceUnsaved()
  }

  /** Waits for the options if the selection needs them, because a stored choice must not remain unnoticed. */
  private async load(isDayOnly: boolean): Promise<void> {
    const isStored = hasDeliveryChoice(this.booking.booking)
    if (this.lazy || !(isStored || isDayOnly)) return
    if (await ensureLoaded(this.code)) await when(() => this.lazy !== null)
    else if (isStored) throw new ChoiceUnsaved()
  }
}

interface Visit {
  readonly usesLocker: boolean
  /** True for a day reservation, which alone has a delivery option. */
  readonly isDayOnly: boolean
}

/** Returns true if a delivery choice is stored, possibly from an earlier visit. It must then be shown or cleared. */
export const hasDeliveryChoice = (booking: Booking | null): boolean =>
  booking?.product_parameters.some(
    ({ parameterCode, selectedValue }) =>
      selectedValue === 'true' && /^(customerWaiting|vehicleLeftFor)/.test(parameterCode),
  ) ?? false
