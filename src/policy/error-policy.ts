import { errorText, type NotificationStore } from '#entities/notification'
import type { Interceptor } from '#shared/api/call'
import { isAbort, isSessionEnd } from '#shared/api/errors'

/** A call given up by its caller is no failure, and the end of a session has a policy of its own. */
const isSaidElsewhere = (error: unknown): boolean => isAbort(error) || isSessionEnd(error)

/** Tells the visitor of every failed call once, and throws it on to whoever made the call (NO-02, NO-03). */
export const reportErrors =
  (notifications: () => NotificationStore): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      if (!isSaidElsewhere(error)) notifications().error(errorText(error))
      throw error
    }
  }
