import type { ProcessType } from '#shared/api/nouns/enums'
import type { ServiceTicket } from '#shared/api/nouns/service-ticket'
import { dateOf } from '#shared/date/wall-clock'
import { registeredVehicle } from '../../../vehicle/index'
import { fromTicket, isExpired, isOpen, normalisedCode } from '../rules/service-ticket'
import { conflict } from '../../../../platform/refusal'
import { findProductsOnSale } from '../../../../catalog/products'
import { findTicketByCode, isDescendantOrSelf, ticketItems } from '../store/service-tickets'
import { completeCart } from '../../../services/index'
import { changeDraft, refuseWhileReserved } from '../../../../draft/change-draft'
import { requireId } from '../../../../http/ids'
import { limitedText } from '../../../../http/texts'
import type { Context, Dependencies } from '../../../context'
import type { Identifier } from '#shared/api/nouns/lenient'
import { openExtraWork } from './open-extra-work'
import { ticketAnswer } from './ticket-answer'
import { unknownTicket } from './unknown-ticket'

/** Converts a ticket's code to its stored form. */
export const readCode = (text: string): string => normalisedCode(limitedText(text, 100))

interface Opening {
  readonly ticketCode: string
  readonly organizationId: Identifier
  readonly usedProcessType: ProcessType
}

/** Opens a ticket. If it proposes a visit, the session takes over its vehicle, workshop and cart. */
export async function openServiceTicket(
  dependencies: Dependencies,
  context: Context,
  opening: Opening,
): Promise<ServiceTicket> {
  const { db, now, vehicleRegister } = dependencies
  const { session } = context
  const ticket = await findTicketByCode(db, readCode(opening.ticketCode))
  const today = dateOf(now())
  if (!ticket || isExpired(ticket, today)) throw unknownTicket()
  // A page of one chain or workshop cannot open another's tickets.
  if (!(await isDescendantOrSelf(db, ticket.organizationId, requireId(opening.organizationId)))) throw unknownTicket()
  if (ticket.bookingId !== null) return openExtraWork(dependencies, context, ticket, opening.usedProcessType)
  // A page that changes bookings has no use for the proposal of a new one.
  if (!isOpen(ticket, today) || opening.usedProcessType === 'CANCEL_FORM') throw unknownTicket()
  if (ticket.processType !== opening.usedProcessType)
    throw conflict('OTHER_PROCESS', 'the ticket is for another process type')

  const items = await ticketItems(db, ticket.id)
  const products = await findProductsOnSale(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  )
  const found = await vehicleRegister.find(ticket.registerNumber)
  const ordered = items.flatMap(({ productId }) => products.find(({ id }) => id === productId) ?? [])
  await changeDraft(db, session, async (draft, tx) => {
    await refuseWhileReserved(tx, session, draft)
    const filled = fromTicket(draft, ticket, found && registeredVehicle(found, ticket.kilometers), ordered)
    return { ...filled, cart: await completeCart(tx, filled.cart) }
  })
  return ticketAnswer(ticket, items, products)
}
