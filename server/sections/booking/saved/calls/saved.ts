/** Handlers of specification section 7, 'Booking completion and edits'. */
import type * as completion from '#shared/api/contract/booking/saved'
import { addToCart, CD_STAGE } from '../../../../booking/cart'
import { withAcceptedItems } from '../rules/accepted-items'
import { endedBooking } from '../rules/ended-booking'
import { PROCESSES_WITH_SCREENS, processesOf } from '../rules/offered-processes'
import { returnRefunds } from './refunds'
import { badRequest, conflict } from '../../../../platform/refusal'
import { findOffers } from '../store/offers'
import { cancelBooking } from './cancel-booking'
import { changeCart, readCartItems } from '../../../services/index'
import { changeDraft } from '../../../../booking/change-draft'
import { sendEditRequest } from './edit-request'
import { sendFeedback } from './feedback'
import { requireId } from '../../../../http/ids'
import { openBooking } from './open-booking'
import { saveBooking } from './save-booking'
import { sendEmail } from './send-email'
import { limitedText } from '../../../../http/texts'
import type { Handlers } from '../../../context'
import type { CalendarDependencies } from '../../../time/slots/index'

export function completionHandlers(dependencies: CalendarDependencies): Handlers<typeof completion> {
  const { db, cardPayments, log } = dependencies
  return {
    saveBooking: async ({ body }, context) => {
      const saved = await saveBooking(dependencies, context, body?.shownPrice)
      await returnRefunds(db, cardPayments, log, context.tell)
      return saved
    },
    openBooking: ({ query }, context) => openBooking(dependencies, query, context),
    cancelBooking: async ({ query }, { tell }) => {
      const cancelled = await cancelBooking(dependencies, { tell }, query)
      await returnRefunds(db, cardPayments, log, tell)
      return endedBooking(cancelled)
    },
    sendEditRequest: (input, context) => sendEditRequest(dependencies, input, context),
    sendFeedback: (input, context) => sendFeedback(dependencies, input, context),
    sendEmail: (_, context) => sendEmail(dependencies, context),

    addBookingRows: async ({ body }, { session }) => {
      if (session.done) throw conflict('BOOKING_SAVED', 'open the booking to change it')
      const items = await readCartItems(db, body, undefined)
      if (session.draft.offeredWork !== null)
        return changeDraft(db, session, (draft) => withAcceptedItems(draft, items, CD_STAGE))
      await changeCart(db, session, ({ cart }) => addToCart(cart, items, CD_STAGE))
    },

    activeProcesses: async () => [...PROCESSES_WITH_SCREENS],

    enabledProcesses: async ({ query }) => {
      const offers = await findOffers(db, requireId(query.organizationId))
      if (!offers) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
      return processesOf(offers)
    },

    saveBillingReference: async ({ query }, { session }) => {
      const reference = limitedText(query.billingReference, 100).trim()
      await changeDraft(db, session, (draft) => ({ ...draft, billingReference: reference === '' ? null : reference }))
    },
  }
}
