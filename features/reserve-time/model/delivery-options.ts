import { DELIVERY_FLAGS, DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { ProductParameter } from '#shared/api/nouns/entities'

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

/** How the car comes and goes; one can be chosen. */
export type DeliveryOption = (typeof MORNING)[number] | (typeof EVENING)[number]

export const needsLocker = (option: DeliveryOption): boolean => option.includes('UsingLocker')

/** The two groups, whatever the shift; the key locker's only where there is one (READINGS.md 2). */
export function offeredOptions(hasLocker: boolean): Readonly<Record<'morning' | 'evening', readonly DeliveryOption[]>> {
  const offered = (option: DeliveryOption): boolean => hasLocker || !needsLocker(option)
  return { morning: MORNING.filter(offered), evening: EVENING.filter(offered) }
}

/** What the server has of the choice. */
export interface StoredDelivery {
  /** Those that are on: one, none, or more where somebody else has written them, or a save has stopped half-way. */
  readonly on: readonly DeliveryFlag[]
  readonly option: DeliveryOption | null
  readonly text: string
}

export function storedDelivery(parameters: readonly ProductParameter[]): StoredDelivery {
  const valueOf = (code: string): string =>
    parameters.find(({ parameterCode }) => parameterCode === code)?.selectedValue ?? ''
  const isOn = (flag: DeliveryFlag): boolean => valueOf(flag) === 'true'
  return {
    on: DELIVERY_FLAGS.filter(isOn),
    option: [...MORNING, ...EVENING].find(isOn) ?? null,
    text: valueOf(DETAILS_TEXT),
  }
}
