import { lockBooking, updateBooking } from '../../../../booking-document/bookings'
import { CD_STAGE, productOf } from '../../../../draft/cart'
import { lockSession } from '../../../../draft/sessions'
import { findProducts } from '../../../../catalog/products'
import { followBooking, queueMails, settlePayments } from '../../../booking/saved/index'
import { conflict } from '../../../../platform/refusal'
import type { Context, Dependencies } from '../../../context'
import { asAllPromised, atShownPrices, decisionOf, withAccepted } from '../rules/extra-work'
import { messagesOfDecision } from '../rules/extra-work-messages'
import { lockTicket, storeDecision } from '../store/extra-work'
import { ticketItems } from '../store/service-tickets'
import { unknownTicket } from './unknown-ticket'

/**
 * Records the customer's answer to extra work, once: what the session accepted since it opened the ticket becomes part
 * of the booking, and the rest is declined. The first of two sessions to answer wins, and the other gets the refusal of
 * a done ticket. A session that repeats its answer, whose response may have been lost, gets the same response.
 * @throws Refusal if an accepted product is no longer sold
 */
export const decideExtraWork = (
  { db, now, visits }: Dependencies,
  { session, tell }: Context,
  { ticketId, bookingId }: { readonly ticketId: number; readonly bookingId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockSession(tx, session.id)
    const ticket = await lockTicket(tx, ticketId)
    if (!locked || !ticket) throw unknownTicket()
    if (ticket.doneAt !== null && ticket.decidedIn === session.id) return
    if (ticket.doneAt !== null || locked.draft.serviceTicketId !== ticketId) throw unknownTicket()
    const booking = await lockBooking(tx, bookingId)
    if (!booking || booking.cancelledAt !== null) throw unknownTicket()

    const items = await ticketItems(tx, ticketId)
    const { cart, symptoms, offeredWork } = locked.draft
    const accepted = cart.filter(({ stage }) => stage === CD_STAGE)
    const shown = offeredWork ?? []
    const sold = await findProducts(
      tx,
      shown.map(({ id }) => id),
    )
    const products = asAllPromised(atShownPrices(sold, shown), items)
    // A product may leave the catalogue after it was accepted. The customer decides again without it.
    if (accepted.some((line) => !productOf(products, line)))
      throw conflict('WORK_CHANGED', 'open the ticket again: an accepted product is no longer sold')
    const answer = { items, accepted, symptoms, at: now(), products }
    await storeDecision(tx, ticketId, session.id, decisionOf(answer))
    const changed = withAccepted(booking, answer)
    if (changed) {
      const payment = await settlePayments(tx, bookingId, changed.document.price)
      const document = { ...changed.document, payment }
      await updateBooking(tx, bookingId, { registerNumber: booking.registerNumber, document, draft: changed.draft })
      await followBooking(tx, { now, visits }, bookingId, booking.document)
    }
    const workshop = booking.document.organization?.id ?? null
    tell('work.decided', { booking: bookingId, workshop, state: accepted.length > 0 ? 'ACCEPTED' : 'DECLINED' })
    await queueMails(tx, messagesOfDecision(ticketId, bookingId, booking.document), tell)
  })
