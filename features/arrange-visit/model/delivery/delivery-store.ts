import { makeAutoObservable, observableRef } from 'mobx'
import { readBooking, type BookingStore } from '#entities/booking'
import type { CalendarStore, TimeStep } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { setProductParameter } from '#shared/api/contract/services/products'
import { DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { WallDate } from '#shared/date/wall-clock'
import { LatestSave } from '#shared/store/latest-save'
import { DELIVERY_TEXTS, lockerOf } from '#shared/booking-facts/delivery'
import { t } from '../../lazy-texts'
import {
  offeredOptions,
  shiftOfOption,
  storedDelivery,
  type DeliveryOption,
  type StoredDelivery,
  hasDayBefore,
  reservationDetailsOf,
} from './delivery-options'
import type { LazyDelivery, ShownDays } from './step-delivery'

/** API calls of this store. */
export const deliveryCalls = { setProductParameter }

/** A delivery option, or `none`. */
type Choice = DeliveryOption | 'none'

interface Dependencies {
  readonly api: Client<typeof deliveryCalls>
  readonly booking: BookingStore
  readonly step: Pick<TimeStep, 'isEnquiry' | 'isReserving'> & {
    readonly calendar: Pick<CalendarStore, 'day' | 'isDayOnly' | 'limits'>
    readonly settings: { readonly latest: Pick<OrganizationSettings, 'keyLockerInstalled'> | undefined }
  }
  readonly visit: {
    readonly usesLocker: boolean
    readonly valet: { readonly lazy: { readonly isOn: boolean } | null }
    /** Shows the days for a shift and a use of the key locker, and keeps the chosen day if it is free then. */
    showFor(shown: ShownDays): Promise<void>
  }
  /** Returns true while the session is the one that the step was opened with. */
  readonly isSame: () => boolean
  /** Returns true the first time that a booking's option is asked for. */
  readonly mayAsk: () => boolean
}

/** An option that was cleared because the visitor changed the shown days. */
interface Dropped {
  readonly option: DeliveryOption
  readonly because: 'Shift' | 'Locker'
}

/**
 * The delivery option of a day reservation. It is saved when ticked, and saved again with Continue if that failed
 * (TM-09).
 */
export class DeliveryStore implements LazyDelivery {
  readonly saves: LatestSave<Choice>
  /** Number of times that Continue asked for an option. Each one moves the focus to the question. */
  asks = 0
  private dropped: Dropped | null = null
  /** Last choice of the visitor on this visit, or null. */
  private ticked: Choice | null = null
  /** Flags that may be on at the server. A flag stays here until a call that turns it off has succeeded. */
  readonly #on: Set<DeliveryFlag>

  constructor(private readonly dependencies: Dependencies) {
    const { booking, isSame } = dependencies
    this.#on = new Set(this.stored.on)
    this.saves = new LatestSave<Choice>({
      send: (choice) => this.send(choice),
      known: () => (isWhole(this.stored) ? (this.stored.option ?? 'none') : null),
      reading: () => booking.booking,
      // Refetches the booking, so that the next visit to the step starts from the stored choice.
      readBack: () => readBooking(booking, isSame),
      isSame: (one, other) => one === other,
      isSameSession: isSame,
    })
    makeAutoObservable<this, 'dependencies' | 'dropped'>(
      this,
      { dependencies: false, dropped: observableRef },
      { autoBind: true },
    )
  }

  get offered() {
    // While the settings are unknown, options with a locker stay available if the current choice uses one.
    const { calendar, settings } = this.dependencies.step
    const hasLocker = settings.latest?.keyLockerInstalled
    return offeredOptions(
      hasLocker ?? (this.selected !== null && lockerOf(this.selected) === true),
      calendar.day === null || hasDayBefore(calendar.day, calendar.limits),
    )
  }

  get option(): DeliveryOption | null {
    const { selected, offered } = this
    return selected !== null && [...offered.morning, ...offered.evening].includes(selected) ? selected : null
  }

  /** True if the workshop fetches the car and brings it back, so that the customer does neither. */
  get isFetched(): boolean {
    return this.dependencies.visit.valet.lazy?.isOn ?? false
  }

  /** Announcement of the last change for screen readers, or null before the first change. */
  get announcement(): string | null {
    if (this.ticked === null) return null
    return this.ticked === 'none' ? t('deliveryCleared') : t('deliverySelected', { option: t(`option_${this.ticked}`) })
  }

  /** Says which option was cleared and why, or null. */
  get droppedText(): string | null {
    if (!this.dropped) return null
    const { option, because } = this.dropped
    return t(`deliveryDropped${because}`, { option: t(`option_${option}`) })
  }

  /** Ticks an option, which shows the days of its shift (reading 53), or unticks it. */
  toggle(option: DeliveryOption): void {
    const { step, visit } = this.dependencies
    if (step.isReserving || this.isFetched) return
    this.dropped = null
    this.ticked = this.option === option ? 'none' : option
    void this.saves.save(this.ticked)
    if (this.ticked === 'none') return
    void visit.showFor({ shift: shiftOfOption(option), usesLocker: lockerOf(option) ?? visit.usesLocker })
  }

  fit({ shift, usesLocker }: ShownDays): void {
    const { option } = this
    if (option === null) return
    const because =
      shiftOfOption(option) !== shift ? 'Shift' : (lockerOf(option) ?? usesLocker) !== usesLocker ? 'Locker' : null
    if (because === null) return
    this.dropped = { option, because }
    this.ticked = 'none'
    void this.saves.save('none')
  }

  ask(): boolean {
    if (!this.isDay || this.option !== null || !this.dependencies.mayAsk()) return true
    this.asks += 1
    return false
  }

  flush(): Promise<boolean> {
    const { isDay, option } = this
    // Keeps the option ticked, because the refetched booking no longer has it.
    if (!isDay && option !== null) this.ticked = option
    return this.saves.save((isDay && option) || 'none')
  }

  details(day: WallDate, usesLocker: boolean): ReservationDetails {
    const { isDay, option, dependencies } = this
    return reservationDetailsOf(isDay ? option : null, day, usesLocker, dependencies.step.calendar.limits)
  }

  /** True if a day reservation is selected that has a delivery option. */
  private get isDay(): boolean {
    const { calendar, isEnquiry } = this.dependencies.step
    return !isEnquiry && calendar.isDayOnly && !this.isFetched
  }

  private get selected(): DeliveryOption | null {
    return this.ticked === null ? this.stored.option : this.ticked === 'none' ? null : this.ticked
  }

  private get stored(): StoredDelivery {
    return storedDelivery(this.dependencies.booking.booking?.product_parameters ?? [])
  }

  /** Turns off the other flags before it turns on the new one, so that two are never on at the same time. */
  private async send(choice: Choice): Promise<void> {
    for (const flag of [...this.#on].filter((one) => one !== choice)) {
      await this.set(flag, 'false')
      this.#on.delete(flag)
    }
    if (choice !== 'none') {
      this.#on.add(choice)
      await this.set(choice, 'true')
    }
    await this.set(DETAILS_TEXT, detailsText(choice))
  }

  private async set(code: string, value: string): Promise<void> {
    await this.dependencies.api.setProductParameter({ query: { code, value } })
  }
}

const detailsText = (choice: Choice): string => (choice === 'none' ? '' : DELIVERY_TEXTS[choice])

/** Returns true if exactly the flag and the text of the option are stored. */
const isWhole = ({ on, option, text }: StoredDelivery): boolean =>
  on.length === (option === null ? 0 : 1) && text === detailsText(option ?? 'none')
