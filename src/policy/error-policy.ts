import { ApiError, isAbort, NetworkError, TimeoutError } from '#shared/api/errors'
import type { Interceptor } from '#shared/api/call'
import type { NotificationStore } from '#entities/notification'
import { t } from '../texts'

/** What is said of a failed call, null where somebody else says it (SPEC.md section 8, READINGS.md 9). */
export function errorText(error: unknown): string | null {
  if (isAbort(error)) return null
  if (error instanceof NetworkError) return t('errorNetwork')
  if (error instanceof TimeoutError) return t('errorTimeout')
  if (error instanceof ApiError && error.status === 412) return null
  if (error instanceof ApiError && error.status === 429) return t('errorTooMany')
  return t('errorGeneral')
}

/** Tells the visitor of every failed call once, and throws it on to whoever made the call (NO-02, NO-03). */
export const reportErrors =
  (notifications: () => NotificationStore): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      const text = errorText(error)
      if (text !== null) notifications().error(text)
      throw error
    }
  }
