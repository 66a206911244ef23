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

/** A way to bring and fetch the car. The visitor can choose one. */
export type DeliveryOption = (typeof MORNING)[number] | (typeof EVENING)[number]

export const needsLocker = (option: DeliveryOption): boolean => option.includes('UsingLocker')

/**
 * Returns both groups of options, independent of the shift. Options with a key locker are included only if there is one
 * (reading 2).
 */
export function offeredOptions(hasLocker: boolean): Readonly<Record<'morning' | 'evening', readonly DeliveryOption[]>> {
  const offered = (option: DeliveryOption): boolean => hasLocker || !needsLocker(option)
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
  const isOn = (flag: DeliveryFlag): boolean => valueOf(flag) === 'true'
  return {
    on: DELIVERY_FLAGS.filter(isOn),
    option: [...MORNING, ...EVENING].find(isOn) ?? null,
    text: valueOf(DETAILS_TEXT),
  }
}
