import { specificErrorText } from '#entities/notification'
import { ApiError } from '#shared/api/errors'
import { t } from '../texts'

/** Messages for the server's error codes, which tell the visitor what to correct. */
const REFUSALS: Readonly<Record<string, string>> = {
  UNKNOWN_ORGANIZATION: t('organizationRequired'),
  BAD_REGISTER_NUMBER: t('registerNumberRequired'),
  BAD_RESERVED_DATE: t('reservedDateFormat'),
  BAD_EMAIL: t('emailFormat'),
  TOO_LONG: t('tooLong'),
}

/** Returns the reason why sending the request failed, or null if there is no specific one. */
export function reasonOf(error: unknown): string | null {
  const refusal = error instanceof ApiError && error.status === 400 ? REFUSALS[error.code ?? ''] : undefined
  return refusal ?? specificErrorText(error)
}
