import type { Interceptor } from '#shared/api/call'
import { isSessionEnd } from '#shared/api/errors'
import type { BookingStore } from '#entities/booking'
import { errorText, type NotificationStore } from '#entities/notification'
import type { WizardStore } from '#entities/process'
import type { SessionStore } from '#entities/session'

interface Dependencies {
  readonly session: SessionStore
  readonly wizard: WizardStore
  readonly booking: BookingStore
  readonly notifications: NotificationStore
}

/**
 * Handles the end of a session (HTTP 412, WZ-12). Notifies once, however many calls fail. Returns to the first step,
 * with the entered data filled in, unless the visitor is there. The next call opens a new session. A failed write is
 * not repeated: the visitor submits again.
 */
export const endSession =
  (tokenHeader: string, stores: () => Dependencies): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      if (isSessionEnd(error)) end(call.headers[tokenHeader], stores(), errorText(error))
      throw error
    }
  }

function end(token: string | undefined, stores: Dependencies, text: string): void {
  const { session, wizard, booking, notifications } = stores
  // The response may belong to a session that was discarded earlier.
  if (token === undefined || token !== session.token) return
  session.forget(token)
  notifications.warning(text)
  if (wizard.active && wizard.index === 0) return
  booking.reset(booking.booking ?? booking.expiredBooking)
  wizard.reset()
}
