import type { ServiceTicket } from '#shared/api/nouns/service-ticket'
import { priceOf } from '../../../../draft/pricing'
import type { Product } from '../../../../catalog/product'
import type { Decision } from '../../../../platform/database/schema/service-tickets'
import { asPromised } from '../rules/extra-work'
import type { Ticket } from '../rules/service-ticket'
import type { TicketItem } from '../store/service-tickets'

/** Returns a ticket in the contract's format, at current prices. */
export const ticketAnswer = (
  ticket: Ticket,
  items: readonly TicketItem[],
  products: readonly Product[],
): ServiceTicket => ({
  id: ticket.id,
  organizationId: ticket.organizationId,
  registerNumber: ticket.registerNumber,
  message: ticket.message,
  expires: ticket.expires,
  items: items.map(({ id, description, productId, urgency, consequence, picture, priceKind }) => {
    const product = products.find((one) => one.id === productId)
    return {
      id,
      description,
      product: product ? { id: product.id, provider: product.provider } : null,
      price: product ? priceOf(asPromised(product, { priceKind })) : null,
      ...(urgency && { urgency }),
      ...(consequence && { consequence }),
      ...(picture && { picture }),
      ...(priceKind && { priceKind }),
      ...(productId !== null && !product && isUndecided(ticket, description) && { unavailable: true }),
    }
  }),
  ...(ticket.decision && { decision: decided(ticket.decision) }),
})

/** A product may leave the catalogue after its job was decided on, too. */
const isUndecided = ({ decision }: Ticket, description: string): boolean =>
  decision === null || decision.unavailable?.includes(description) === true

const decided = ({ at, items, sold }: Decision) => ({
  at,
  accepted: [...items.filter(({ isAccepted }) => isAccepted), ...sold].map(({ productId, provider }) => ({
    id: productId,
    provider,
  })),
})
