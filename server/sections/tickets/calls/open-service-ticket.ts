import type { ProcessType } from '#shared/api/nouns/enums'
import type { ServiceTicket } from '#shared/api/nouns/service-ticket'
import { dateOf } from '#shared/date/wall-clock'
import { registeredVehicle } from '../../vehicle/index'
import { priceOf } from '../../../booking/pricing'
import { fromTicket, isOpen, normalisedCode, type Ticket } from '../rules/service-ticket'
import { conflict, Refusal } from '../../../platform/refusal'
import { findProductsOnSale } from '../../../catalog/products'
import { findTicketByCode, isDescendantOrSelf, ticketItems } from '../store/service-tickets'
import { completeCart } from '../../services/index'
import { changeDraft, refuseWhileReserved } from '../../../booking/change-draft'
import { requireId } from '../../../http/ids'
import { limitedText } from '../../../http/texts'
import type { Context, Dependencies } from '../../context'
import type { Identifier } from '#shared/api/nouns/lenient'

/** Creates the same refusal for a ticket that is unknown, done, expired or of another owner. */
export const unknownTicket = (): Refusal =>
  new Refusal(404, 'UNKNOWN_TICKET', 'no such service ticket, or not any more')

/** Converts a ticket's code to its stored form. */
export const readCode = (text: string): string => normalisedCode(limitedText(text, 100))

interface Opening {
  readonly ticketCode: string
  readonly organizationId: Identifier
  readonly usedProcessType: ProcessType
}

/** Opens a ticket: the session takes over its vehicle, workshop and cart. */
export async function openServiceTicket(
  { db, now, vehicleRegister }: Dependencies,
  { session }: Context,
  opening: Opening,
): Promise<ServiceTicket> {
  const ticket = await findTicketByCode(db, readCode(opening.ticketCode))
  if (!ticket || !isOpen(ticket, dateOf(now()))) throw unknownTicket()
  // A page of one chain or workshop cannot open another's tickets.
  if (!(await isDescendantOrSelf(db, ticket.organizationId, requireId(opening.organizationId)))) throw unknownTicket()
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
  return answer(ticket, items, products)
}

type Items = Awaited<ReturnType<typeof ticketItems>>
type Products = Awaited<ReturnType<typeof findProductsOnSale>>

const answer = (ticket: Ticket, items: Items, products: Products): ServiceTicket => ({
  id: ticket.id,
  organizationId: ticket.organizationId,
  registerNumber: ticket.registerNumber,
  message: ticket.message,
  expires: ticket.expires,
  items: items.map(({ id, description, productId }) => {
    const product = products.find((one) => one.id === productId)
    return {
      id,
      description,
      product: product ? { id: product.id, provider: product.provider } : null,
      price: product ? priceOf(product) : null,
    }
  }),
})
