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
 * HTTP 412: the session is over (WZ-12). Said once, however many calls it ends; the wizard goes back to its start unless
 * the visitor is there, with what was typed filled in. The next call opens a new session by itself. A write is not repeated: the visitor submits again.
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
  // The answer may be of a session that was given up long ago.
  if (token === undefined || token !== session.token) return
  session.forget(token)
  notifications.warning(text)
  if (wizard.active?.name === 'VEHICLE') return
  booking.reset(booking.booking ?? booking.lost)
  wizard.reset()
}
