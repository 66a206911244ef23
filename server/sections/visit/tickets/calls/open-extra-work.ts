import type { ProcessType } from '#shared/api/nouns/enums'
import type { ServiceTicket } from '#shared/api/nouns/service-ticket'
import { readBooking } from '../../../../booking-document/bookings'
import { changeDraft } from '../../../../draft/change-draft'
import { emptyDraft } from '../../../../draft/draft'
import { releaseHold } from '../../../../holds/holds'
import type { Product } from '../../../../catalog/product'
import { findProductsOnSale } from '../../../../catalog/products'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { OfferedProduct } from '../../../../platform/database/schema/sessions'
import type { Context, Dependencies } from '../../../context'
import type { Ticket } from '../rules/service-ticket'
import { separatelySoldIds, ticketItems } from '../store/service-tickets'
import { ticketAnswer } from './ticket-answer'
import { unknownTicket } from './unknown-ticket'

/**
 * Opens extra work: the session gets the booking's vehicle and workshop, and what it may accept. It gets neither the
 * customer nor the order, because those need the booking's key. What an earlier call accepted in this session is
 * discarded. A page of another process cannot open it, and only the session that decided hears the decision.
 */
export async function openExtraWork(
  { db }: Dependencies,
  { session, tell }: Context,
  ticket: Ticket,
  usedProcessType: ProcessType,
): Promise<ServiceTicket> {
  const booking = ticket.bookingId === null ? null : await readBooking(db, ticket.bookingId)
  if (usedProcessType !== 'CANCEL_FORM' || !booking || booking.cancelledAt !== null) throw unknownTicket()
  if (ticket.isDone && ticket.decidedIn !== session.id) throw unknownTicket()
  const items = await ticketItems(db, ticket.id)
  const proposed = items.flatMap(({ productId }) => productId ?? [])
  const products = await findProductsOnSale(db, [...proposed, ...(await separatelySoldIds(db))])
  if (!ticket.isDone) {
    const offeredWork = products.map(offered)
    await changeDraft(db, session, async ({ homeOrganizationId }, tx) => {
      if (await releaseHold(tx, session.id)) tell('hold.released')
      return {
        ...emptyDraft(homeOrganizationId),
        ...visitOf(booking.document),
        serviceTicketId: ticket.id,
        offeredWork,
      }
    })
    tell('work.opened', { booking: booking.id })
  }
  return ticketAnswer(ticket, items, products)
}

const offered = ({ id, normalCents, activeCents, campaign }: Product): OfferedProduct => ({
  id,
  normalCents,
  activeCents,
  campaign,
})

const visitOf = ({ organization, vehicle, kilometers }: BookingDocument) => ({
  organizationId: organization?.id ?? null,
  registerNumber: vehicle?.register_number ?? null,
  vehicle,
  kilometers,
})
