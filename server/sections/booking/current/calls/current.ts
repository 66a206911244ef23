/** Handlers of the session's booking. */
import { dateOf } from '#shared/date/wall-clock'
import type * as current from '#shared/api/contract/booking/current'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { findPayments, paymentSummary, reservedTimeOf, withRefunds } from '../../saved/index'
import type { Session } from '../../../../draft/sessions'
import { addToCart, CD_STAGE } from '../../../../draft/cart'
import { changeDraft } from '../../../../draft/change-draft'
import { readBooking } from '../../../../booking-document/bookings'
import { composeBooking } from '../../../../booking-document/compose-booking'
import { withWithdrawal } from '../../../../booking-document/withdrawal'
import { savedIn } from '../../../../booking-document/saved-in'
import { conflict } from '../../../../platform/refusal'
import { changeCart, readCartItems } from '../../../services/index'
import type { CalendarDependencies } from '../../../time/slots/index'
import type { Handlers } from '../../../context'
import { withAcceptedItems } from '../rules/accepted-items'
import { visitorTextHandlers } from './visitor-texts'

export function currentBookingHandlers(dependencies: CalendarDependencies): Handlers<typeof current> {
  const { db } = dependencies
  return {
    ...visitorTextHandlers(dependencies),

    // Returns the saved booking of a session that is done, because the page may never have received the response to its
    // save.
    getBooking: async (_, { session }) => (await savedIn(db, session))?.document ?? bookingSoFar(dependencies, session),

    addBookingRows: async ({ body }, { session }) => {
      if (session.done) throw conflict('BOOKING_SAVED', 'open the booking to change it')
      const items = await readCartItems(db, body, undefined)
      if (session.draft.offeredWork !== null)
        return changeDraft(db, session, (draft) => withAcceptedItems(draft, items, CD_STAGE))
      await changeCart(db, session, ({ cart }) => addToCart(cart, items, CD_STAGE))
    },
  }
}

/** Composes the session's unsaved booking, with the payments made so far. */
async function bookingSoFar(dependencies: CalendarDependencies, session: Session): Promise<BookingDocument> {
  const { db, withdrawal: terms, now } = dependencies
  const { id: sessionId, draft } = session
  const composed = await composeBooking(db, draft, await reservedTimeOf(dependencies, session))
  const before = terms && draft.changes ? await readBooking(db, draft.changes.bookingId) : null
  const today = dateOf(now())
  const document = withWithdrawal(composed, { draft, terms, today, before: before?.document ?? null })
  const payments = await findPayments(db, { sessionId, bookingId: draft.changes?.bookingId ?? null })
  return {
    ...document,
    payment: paymentSummary({ ...payments, cards: withRefunds(payments, document.price, false) }, document.price),
  }
}
