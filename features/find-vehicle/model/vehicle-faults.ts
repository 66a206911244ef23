import {
  kilometersFault,
  MAX_KILOMETERS,
  MAX_LENGTH,
  normalizeRegisterNumber,
  registerNumberFault,
  suggestRegisterNumber,
} from '#entities/vehicle'
import { formatNumber } from '#shared/text/numbers'
import { t } from '../texts'

/** Returns the message for an invalid register number, or undefined if it is valid. */
export function registerNumberMessage(typed: string): string | undefined {
  const fault = registerNumberFault(typed)
  if (fault === null) return undefined
  if (fault === 'pattern' && !lacksHyphen(typed)) return t('registerNumber_other')
  return fault === 'maxLength' ? t('registerNumber_maxLength', { max: MAX_LENGTH }) : t(`registerNumber_${fault}`)
}

/** Tests whether the hyphen would make it a number that is searched. */
const lacksHyphen = (typed: string): boolean =>
  !normalizeRegisterNumber(typed).includes('-') && suggestRegisterNumber(typed) !== null

/** Returns the message for an invalid mileage, or undefined. Only maintenance asks for mileage (VE-03). */
export function kilometersMessage(typed: string, isRequired: boolean): string | undefined {
  const fault = isRequired ? kilometersFault(typed) : null
  if (fault === null) return undefined
  return fault === 'max' ? t('kilometers_max', { max: formatNumber(MAX_KILOMETERS) }) : t(`kilometers_${fault}`)
}
