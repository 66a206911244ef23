import type { Interceptor } from '#shared/api/call'
import { isSessionEnd } from '#shared/api/errors'
import { bookingStore } from '#entities/booking'
import { errorText, notificationStore } from '#entities/notification'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { keepPendingReturns } from '../returns/returns'

/**
 * Handles the end of a session (HTTP 412, WZ-12). Notifies once, however many calls fail. Returns to the first step,
 * with the entered data filled in, unless the visitor is there. The next call opens a new session. A failed write is
 * not repeated: the visitor submits again.
 */
export const endSession =
  (tokenHeader: string, get: StoreResolver): Interceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call)
    } catch (error) {
      if (isSessionEnd(error)) end(call.headers[tokenHeader], get, errorText(error))
      throw error
    }
  }

function end(token: string | undefined, get: StoreResolver, text: string): void {
  const [session, wizard, booking] = [get(sessionStore), get(wizardStore), get(bookingStore)]
  // The response may belong to a session that was discarded earlier.
  if (token === undefined || token !== session.token) return
  keepPendingReturns(get)
  session.forget(token)
  get(notificationStore).warning(text)
  if (wizard.active && wizard.index === 0) return
  booking.reset(booking.booking ?? booking.expiredBooking)
  wizard.reset()
}
