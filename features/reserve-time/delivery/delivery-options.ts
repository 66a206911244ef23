import { DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { ProductParameter, ReservationDetails } from '#shared/api/nouns/entities'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { addDays, isWeekend, type WallDate } from '#shared/date/wall-clock'
import { lockerOf, tickedFlags } from '#shared/facts/delivery'
import { plainDetails } from './step-delivery'

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
 * option leaves it open. The import date is never before `today`.
 */
export function reservationDetailsOf(
  option: DeliveryOption | null,
  day: WallDate,
  usesLocker: boolean,
  today: WallDate,
): ReservationDetails {
  const plain = plainDetails(usesLocker)
  if (option === null) return plain
  const importDate = isDayBefore(option) ? workingDay(day, -1) : day
  return {
    ...plain,
    customerWaiting: option.startsWith('customerWaiting'),
    importDate: importDate < today ? today : importDate,
    pickupDate: option.endsWith('PickupNextDay') ? workingDay(day, 1) : day,
    vehicleLeftForDay: option.startsWith('vehicleLeftForDay'),
    usingKeyLocker: lockerOf(option) ?? usesLocker,
  }
}

const isDayBefore = (option: DeliveryOption): boolean => option.endsWith('DayBefore')

/** Returns the nearest working day before or after `day`. */
export function workingDay(day: WallDate, step: 1 | -1): WallDate {
  const next = addDays(day, step)
  return isWeekend(next) ? workingDay(next, step) : next
}
