import { errorText } from '#entities/notification'
import { ApiError, isSessionEnd, NetworkError, TimeoutError } from '#shared/api/errors'
import { t } from '../texts'

/** Returns the reason why sending feedback failed, or null if there is no specific one. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof ApiError && error.status === 429) return t('enough')
  if (error instanceof ApiError && error.code === 'BAD_EMAIL') return t('emailFormat')
  return error instanceof NetworkError || error instanceof TimeoutError || isSessionEnd(error) ? errorText(error) : null
}
