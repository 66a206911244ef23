import { kilometersFault, MAX_KILOMETERS, MAX_LENGTH, registerNumberFault } from '#entities/vehicle'
import { formatNumber } from '#shared/text/numbers'
import { t } from '../texts'

/** What is wrong with a plate, in words. */
export function registerNumberMessage(typed: string): string | undefined {
  const fault = registerNumberFault(typed)
  if (fault === null) return undefined
  return fault === 'maxLength' ? t('registerNumber_maxLength', { max: MAX_LENGTH }) : t(`registerNumber_${fault}`)
}

/** What is wrong with a mileage, in words; it is asked for in maintenance only (VE-03). */
export function kilometersMessage(typed: string, isAsked: boolean): string | undefined {
  const fault = isAsked ? kilometersFault(typed) : null
  if (fault === null) return undefined
  return fault === 'max' ? t('kilometers_max', { max: formatNumber(MAX_KILOMETERS) }) : t(`kilometers_${fault}`)
}
