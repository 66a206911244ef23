import { failureOf, type NotificationStore } from '#entities/notification'
import type { Interceptor } from '#shared/api/call'

/**
 * Tells the visitor of every failed call once, and throws it on to whoever made the call (NO-02, NO-03). Whoever made it says
 * so in the page, and adds no notification of its own; the end of a session has a policy of its own.
 */
export const reportErrors =
  (notifications: () => NotificationStore): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      const { place, text } = failureOf(error)
      if (place === 'page') notifications().error(text)
      throw error
    }
  }
