import { makeAutoObservable } from 'mobx'
import { readBooking, type BookingStore } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { setProductParameter } from '#shared/api/contract/services'
import { DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { ReservationDetails } from '#shared/api/nouns/entities'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { WallDate } from '#shared/date/wall-clock'
import { LatestSave } from '#shared/store/latest-save'
import { t } from '../extra-texts'
import {
  needsLocker,
  offeredOptions,
  storedDelivery,
  type DeliveryOption,
  type StoredDelivery,
} from './delivery-options'
import type { DeliveryPart } from './delivery-part'
import { reservationDetailsOf } from './delivery-visit'

/** The calls made here. */
export const deliveryCalls = { setProductParameter }

/** An option, or that none is chosen. */
type Choice = DeliveryOption | 'none'

interface Dependencies {
  readonly api: Client<typeof deliveryCalls>
  readonly booking: BookingStore
  readonly reserving: {
    readonly isEnquiry: boolean
    readonly reservation: { readonly attempt: { readonly isRunning: boolean } }
    readonly calendar: Pick<CalendarStore, 'isDayOnly' | 'limits'>
    readonly settings: { readonly latest: Pick<OrganizationSettings, 'keyLockerInstalled'> | undefined }
  }
  /** The session is still the one that the step was opened with. */
  readonly isSame: () => boolean
}

/** The delivery option of a day reservation: stored at once, and again with Continue where that failed (TM-09). */
export class DeliveryStore implements DeliveryPart {
  readonly saves: LatestSave<Choice>
  /** What the visitor has last said about it here. */
  private ticked: Choice | null = null
  /** What may be on at the server. */
  private readonly on: Set<DeliveryFlag>

  constructor(private readonly dependencies: Dependencies) {
    const { booking, isSame } = dependencies
    this.on = new Set(this.stored.on)
    this.saves = new LatestSave<Choice>({
      send: (choice) => this.send(choice),
      known: () => (isWhole(this.stored) ? (this.stored.option ?? 'none') : null),
      reading: () => booking.booking,
      // The next visit to this step begins with what the booking has.
      readBack: () => readBooking(booking, isSame),
      isSame: (one, other) => one === other,
      mayStill: isSame,
    })
    makeAutoObservable<this, 'dependencies' | 'on'>(
      this,
      { saves: false, dependencies: false, on: false },
      { autoBind: true },
    )
  }

  get offered() {
    // As long as nobody knows whether there is a locker, what was chosen with one stays.
    const hasLocker = this.dependencies.reserving.settings.latest?.keyLockerInstalled
    return offeredOptions(hasLocker ?? (this.wish !== null && needsLocker(this.wish)))
  }

  get option(): DeliveryOption | null {
    const { wish, offered } = this
    return wish !== null && [...offered.morning, ...offered.evening].includes(wish) ? wish : null
  }

  /** What has just been said about it; null before anything was. */
  get news(): string | null {
    if (this.ticked === null) return null
    return this.ticked === 'none' ? t('deliveryCleared') : t('deliverySelected', { option: t(`option_${this.ticked}`) })
  }

  toggle(option: DeliveryOption): void {
    if (this.dependencies.reserving.reservation.attempt.isRunning) return
    this.ticked = this.option === option ? 'none' : option
    void this.saves.save(this.ticked)
  }

  flush(): Promise<boolean> {
    const { isDay, option } = this
    // The booking forgets it with the next read; here it stays ticked.
    if (!isDay && option !== null) this.ticked = option
    return this.saves.save((isDay && option) || 'none')
  }

  details(day: WallDate, usesLocker: boolean): ReservationDetails {
    const { isDay, option, dependencies } = this
    return reservationDetailsOf(isDay ? option : null, day, usesLocker, dependencies.reserving.calendar.limits.today)
  }

  /** The visit is to be on a day that is booked as a whole. */
  private get isDay(): boolean {
    const { calendar, isEnquiry } = this.dependencies.reserving
    return !isEnquiry && calendar.isDayOnly
  }

  private get wish(): DeliveryOption | null {
    return this.ticked === null ? this.stored.option : this.ticked === 'none' ? null : this.ticked
  }

  private get stored(): StoredDelivery {
    return storedDelivery(this.dependencies.booking.booking?.product_parameters ?? [])
  }

  /** What was on goes off before another goes on, so that two never are. */
  private async send(choice: Choice): Promise<void> {
    for (const flag of [...this.on].filter((one) => one !== choice)) {
      await this.set(flag, 'false')
      this.on.delete(flag)
    }
    if (choice !== 'none') {
      this.on.add(choice)
      await this.set(choice, 'true')
    }
    await this.set(DETAILS_TEXT, detailsText(choice))
  }

  private async set(code: string, value: string): Promise<void> {
    await this.dependencies.api.setProductParameter({ query: { code, value } })
  }
}

const detailsText = (choice: Choice): string => (choice === 'none' ? '' : t(`details_${choice}`))

/** All of a choice is there, and nothing of another. */
const isWhole = ({ on, option, text }: StoredDelivery): boolean =>
  on.length === (option === null ? 0 : 1) && text === detailsText(option ?? 'none')
