import { ApiError, isSessionEnd, NetworkError, TimeoutError } from '#shared/api/errors'
import { t } from '../texts'

/** What a failed call is called, in a notification and beside what failed (SPEC.md section 8, READINGS.md 9). */
export function errorText(error: unknown): string {
  if (error instanceof NetworkError) return t('network')
  if (error instanceof TimeoutError) return t('timeout')
  if (isSessionEnd(error)) return t('sessionExpired')
  if (error instanceof ApiError && error.status === 429) return t('tooManyRequests')
  return t('general')
}
