/** Handlers of saving a booking, of saved bookings, and of messages about them. */
import type * as saved from '#shared/api/contract/booking/saved'
import { endedBooking } from '../rules/ended-booking'
import { returnRefunds } from './refunds'
import { cancelBooking } from './cancel-booking'
import { sendChangeRequest } from './change-request'
import { sendFeedback } from './feedback'
import { openBooking } from './open-booking'
import { saveBooking } from './save-booking'
import { sendEmail } from './send-email'
import type { Handlers } from '../../../context'
import type { CalendarDependencies } from '../../../time/slots/index'

export function savedBookingHandlers(dependencies: CalendarDependencies): Handlers<typeof saved> {
  const { db, cardPayments, log } = dependencies
  return {
    saveBooking: async ({ body }, context) => {
      const stored = await saveBooking(dependencies, context, body?.shownPrice)
      await returnRefunds(db, cardPayments, log, context.tell)
      return stored
    },
    openBooking: ({ query }, context) => openBooking(dependencies, query, context),
    cancelBooking: async ({ query }, { tell }) => {
      const cancelled = await cancelBooking(dependencies, { tell }, query)
      await returnRefunds(db, cardPayments, log, tell)
      return endedBooking(cancelled)
    },
    sendEditRequest: (input, context) => sendChangeRequest(dependencies, input, context),
    sendFeedback: (input, context) => sendFeedback(dependencies, input, context),
    sendEmail: (_, context) => sendEmail(dependencies, context),
  }
}
