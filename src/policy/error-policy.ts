import { failureOf, type NotificationStore } from '#entities/notification'
import type { Interceptor } from '#shared/api/call'

/**
 * Notifies the visitor of each failed call once and rethrows the error to the caller (NO-02, NO-03). Skips failures
 * of optional calls (AS-02), those that the caller reports itself (`handlesError`), and the end of a session, which has
 * a policy of its own.
 */
export const reportErrors =
  (notifications: () => NotificationStore): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      const { shownAt, text } = failureOf(error)
      if (shownAt === 'page' && !call.endpoint.isOptional && !call.handlesError?.(error)) notifications().error(text)
      throw error
    }
  }
