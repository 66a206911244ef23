import { PLAIN_DETAILS } from '#entities/booking'
import { workingDay, type CalendarLimits } from '#entities/calendar'
import { DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { ProductParameter } from '#shared/api/nouns/product-parameters'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { WallDate } from '#shared/date/wall-clock'
import { lockerOf, tickedFlags } from '#shared/booking-facts/delivery'

type Limits = Pick<CalendarLimits, 'today' | 'closedDays'>

const MORNING = [
  'customerWaitingMorning',
  'vehicleLeftForDayPickupBeforeClosingTime',
  'vehicleLeftForDayKeyDeliveryDayBefore',
  'vehicleLeftForDayKeyDeliveryUsingLockerDayBefore',
  'vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker',
] as const satisfies readonly DeliveryFlag[]

const EVENING = [
  'customerWaitingEvening',
  'vehicleLeftForEveningKeyDeliveryToServiceAdvisor',
  'vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay',
  'vehicleLeftForEveningKeyDeliveryUsingLocker',
  'vehicleLeftForEveningUsingLockerVehiclePickupNextDay',
] as const satisfies readonly DeliveryFlag[]

/** A way to bring and fetch the car. The visitor can choose one. */
export type DeliveryOption = (typeof MORNING)[number] | (typeof EVENING)[number]

export const shiftOfOption = (option: DeliveryOption): ShiftPosition =>
  MORNING.some((one) => one === option) ? 'MORNING' : 'EVENING'

/**
 * Returns both groups of options, independent of the shift. Options with a key locker are included only if there is one
 * (reading 2), and those of the day before only if that day is not over.
 */
export function offeredOptions(
  hasLocker: boolean,
  hasDayBefore = true,
): Readonly<Record<'morning' | 'evening', readonly DeliveryOption[]>> {
  const offered = (option: DeliveryOption): boolean =>
    (hasLocker || lockerOf(option) !== true) && (hasDayBefore || !isDayBefore(option))
  return { morning: MORNING.filter(offered), evening: EVENING.filter(offered) }
}

/** The delivery choice that the server has stored. */
export interface StoredDelivery {
  /** Flags that are on. More than one is on if another client wrote them, or if a save stopped half-way. */
  readonly on: readonly DeliveryFlag[]
  readonly option: DeliveryOption | null
  readonly text: string
}

export function storedDelivery(parameters: readonly ProductParameter[]): StoredDelivery {
  const valueOf = (code: string): string =>
    parameters.find(({ parameterCode }) => parameterCode === code)?.selectedValue ?? ''
  const on = tickedFlags(parameters)
  return {
    on,
    option: [...MORNING, ...EVENING].find((option) => on.includes(option)) ?? null,
    text: valueOf(DETAILS_TEXT),
  }
}

/**
 * Returns the reservation details of an option for a visit on `day` (TM-19). `usesLocker` decides where the key goes if the
 * option leaves it open. The import date is never before today. A working day that the page cannot know is null, so that
 * nobody is promised a closed day.
 */
export function reservationDetailsOf(
  option: DeliveryOption | null,
  day: WallDate,
  usesLocker: boolean,
  limits: Limits,
): ReservationDetails {
  if (option === null) return { ...PLAIN_DETAILS, usingKeyLocker: usesLocker }
  const importDate = isDayBefore(option) ? workingDay(day, -1, limits) : day
  return {
    ...PLAIN_DETAILS,
    customerWaiting: option.startsWith('customerWaiting'),
    importDate: importDate !== null && importDate < limits.today ? limits.today : importDate,
    pickupDate: option.endsWith('PickupNextDay') ? workingDay(day, 1, limits) : day,
    vehicleLeftForDay: option.startsWith('vehicleLeftForDay'),
    usingKeyLocker: lockerOf(option) ?? usesLocker,
  }
}

const isDayBefore = (option: DeliveryOption): boolean => option.endsWith('DayBefore')

/** Whether the working day before `day` is not over. Where closed days are unknown, only weekends are skipped. */
export const hasDayBefore = (day: WallDate, { today, closedDays = NONE }: Limits): boolean =>
  (workingDay(day, -1, { today, closedDays }) ?? today) >= today

const NONE: ReadonlySet<WallDate> = new Set()
