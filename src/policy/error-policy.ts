import { failureOf, type NotificationStore } from '#entities/notification'
import type { Interceptor } from '#shared/api/call'

/**
 * Tells the visitor of every failed call once, and throws it on to whoever made the call (NO-02, NO-03). Whoever made it says
 * so in the page; the notification is made here, unless the caller has said that it makes one with words of its own. The end
 * of a session has a policy of its own.
 */
export const reportErrors =
  (notifications: () => NotificationStore): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      const { place, text } = failureOf(error)
      if (place === 'page' && !call.ownWords?.(error)) notifications().error(text)
      throw error
    }
  }
