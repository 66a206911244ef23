import { kilometersFault, MAX_KILOMETERS, MAX_LENGTH, registerNumberFault } from '#entities/vehicle'
import { formatNumber } from '#shared/text/numbers'
import { t } from '../texts'
import type { VehicleValues } from './find-vehicle-store'

interface Rules {
  /** Mileage is asked for (maintenance only, VE-03). */
  readonly withKilometers: boolean
  /** Make and model are asked for (VE-05). */
  readonly isUnknown: boolean
}

/** What is wrong with the vehicle form, as messages by field. */
export function vehicleFaults(values: VehicleValues, { withKilometers, isUnknown }: Rules) {
  return {
    registerNumber: registerNumberMessage(values.registerNumber),
    kilometers: withKilometers ? kilometersMessage(values.kilometers) : undefined,
    make: isUnknown && values.make === '' ? t('makeRequired') : undefined,
    model: isUnknown && values.model.trim() === '' ? t('modelRequired') : undefined,
  }
}

function registerNumberMessage(typed: string): string | undefined {
  const fault = registerNumberFault(typed)
  if (fault === null) return undefined
  return fault === 'maxLength' ? t('registerNumber_maxLength', { max: MAX_LENGTH }) : t(`registerNumber_${fault}`)
}

function kilometersMessage(typed: string): string | undefined {
  const fault = kilometersFault(typed)
  if (fault === null) return undefined
  return fault === 'max' ? t('kilometers_max', { max: formatNumber(MAX_KILOMETERS) }) : t(`kilometers_${fault}`)
}
