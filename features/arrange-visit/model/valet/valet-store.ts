import { makeAutoObservable, runInAction } from 'mobx'
import type { BookingStore } from '#entities/booking'
import { cartKeys, productKey } from '#entities/cart'
import type { CalendarStore } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { isAbort, isSessionEnd } from '#shared/api/errors'
import type { BiilaTimes } from '#shared/api/nouns/biila'
import type { WallDateTime } from '#shared/date/wall-clock'
import {
  dayVisit,
  exactVisit,
  fittingPickups,
  fittingReturns,
  type ValetVisit,
} from '#shared/booking-facts/valet-times'
import { failureOf, giveUpValet, saveValet, type valetCalls, type ValetFailure } from './save-valet'
import type { LazyValet, StepValet } from './step-valet'
import { isAddress, storedAddresses, windowFor } from './valet-rules'

interface Dependencies {
  readonly api: Client<typeof valetCalls>
  readonly booking: Pick<BookingStore, 'booking'>
  readonly calendar: CalendarStore
  readonly times: StepValet['times']
}

const EMPTY: BiilaTimes = { pickupTimes: [], returnTimes: [], pickup: null, return: null }

/** The visitor's choice to have the car fetched and brought back, with its addresses and windows. */
export class ValetStore implements LazyValet {
  /** True once the visitor wants to continue, so that missing fields are shown. */
  isChecked = false
  /** Counts the attempts that were incomplete, each of which focuses the first fault. */
  attempts = 0
  failure: ValetFailure | null = null
  pickupAddress: string
  returnAddress: string
  isSameAddress: boolean
  private ticked: boolean | null = null
  private wantedPickup: WallDateTime | null
  private wantedReturn: WallDateTime | null

  constructor(private readonly dependencies: Dependencies) {
    const { booking } = dependencies.booking
    const stored = storedAddresses(booking)
    this.pickupAddress = stored.pickup
    this.returnAddress = stored.return
    this.isSameAddress = stored.return === '' || stored.return === stored.pickup
    this.wantedPickup = booking?.biila?.pickup ?? this.times.pickup
    this.wantedReturn = booking?.biila?.return ?? this.times.return
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  get times(): BiilaTimes {
    return this.dependencies.times.latest ?? EMPTY
  }

  get windowMinutes(): number {
    return this.times.windowMinutes ?? 0
  }

  get isOn(): boolean {
    return this.ticked ?? this.isStored
  }

  /** What the selected time asks of the windows, or null until a time is selected. */
  get visit(): ValetVisit | null {
    const { calendar, booking } = this.dependencies
    const { day, slot, isDayOnly } = calendar
    if (slot) return exactVisit(slot.start, slot.end)
    if (day === null || !isDayOnly) return null
    const { opening_time = null, closing_time = null } = booking.booking?.organization ?? {}
    return dayVisit(day, { opening: opening_time, closing: closing_time }, this.times.visitMinutes ?? 0)
  }

  get pickups(): readonly WallDateTime[] {
    return this.visit ? fittingPickups(this.times.pickupTimes, this.windowMinutes, this.visit) : []
  }

  /** The last window before the visit, unless another one is wanted and fits. */
  get pickup(): WallDateTime | null {
    return windowFor(this.pickups, this.wantedPickup, this.pickups.at(-1))
  }

  get returns(): readonly WallDateTime[] {
    const { visit, pickup } = this
    return visit && pickup !== null ? fittingReturns(this.times.returnTimes, this.windowMinutes, visit, pickup) : []
  }

  get return(): WallDateTime | null {
    return windowFor(this.returns, this.wantedReturn, this.returns[0])
  }

  /** The stored windows that do not fit the selected time and are replaced. */
  get changed(): { readonly pickup: WallDateTime | null; readonly return: WallDateTime | null } {
    const { pickup = null, return: back = null } = this.dependencies.booking.booking?.biila ?? {}
    return {
      pickup: this.visit && pickup !== null && !this.pickups.includes(pickup) ? pickup : null,
      return: this.visit && back !== null && !this.returns.includes(back) ? back : null,
    }
  }

  get faults(): { readonly pickup: boolean; readonly return: boolean } {
    const { isChecked, isSameAddress, pickupAddress, returnAddress } = this
    return {
      pickup: isChecked && !isAddress(pickupAddress),
      return: isChecked && !isSameAddress && !isAddress(returnAddress),
    }
  }

  toggle(): void {
    this.ticked = !this.isOn
    this.isChecked = false
    this.failure = null
  }

  setPickupAddress(line: string): void {
    this.pickupAddress = line
  }

  setReturnAddress(line: string): void {
    this.returnAddress = line
  }

  setSameAddress(isSame: boolean): void {
    this.isSameAddress = isSame
  }

  choosePickup(time: WallDateTime): void {
    this.wantedPickup = time
    this.failure = null
  }

  chooseReturn(time: WallDateTime): void {
    this.wantedReturn = time
    this.failure = null
  }

  check(): boolean {
    this.failure = null
    if (!this.isOn) return true
    this.isChecked = true
    const isComplete = !this.faults.pickup && !this.faults.return && this.pickup !== null && this.return !== null
    if (!isComplete) this.attempts++
    return isComplete
  }

  async save(): Promise<boolean> {
    try {
      await (this.isOn ? this.choose() : this.giveUp())
      return true
    } catch (error) {
      if (isSessionEnd(error) || isAbort(error)) throw error
      runInAction(() => (this.failure = failureOf(error)))
      if (this.failure === 'taken') await this.dependencies.times.load()
      return false
    }
  }

  /** True if Continue adds the price of the service to the order. */
  get isPriceComing(): boolean {
    return this.isOn && Boolean(this.times.product) && !this.isInCart
  }

  private get isInCart(): boolean {
    const { product } = this.times
    const items = this.dependencies.booking.booking?.order_items ?? []
    return product ? cartKeys(items).has(productKey(product.product)) : false
  }

  get isStored(): boolean {
    const { booking } = this.dependencies.booking
    if (this.isInCart) return true
    if (booking?.biila) return booking.biila.pickup !== null
    return this.times.pickup !== null || storedAddresses(booking).pickup !== ''
  }

  private async choose(): Promise<void> {
    const { isSameAddress, pickup, pickupAddress, return: back, returnAddress } = this
    if (pickup === null || back === null) return
    const added = this.isInCart ? null : (this.times.product ?? null)
    const returned = { time: back, address: isSameAddress ? pickupAddress : returnAddress }
    await saveValet(this.dependencies.api, added, { time: pickup, address: pickupAddress }, returned)
  }

  private async giveUp(): Promise<void> {
    if (!this.isStored) return
    await giveUpValet(this.dependencies.api, this.isInCart ? (this.times.product ?? null) : null)
  }
}
