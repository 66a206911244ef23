/** Service tickets: proposals of a workshop to a customer. The specification gives only their calls, no fields. */
import { enums, object, string, type Infer } from 'superstruct'
import { Price, PriceKind } from './price'
import { ProductReference } from './products'
import { Identifier, ifValid, listOf, orNull, text, validOrNull } from './lenient'
import { DateTime, DayOrNull, Flag } from './values'

/** How soon a job should be done. */
export const Urgency = enums(['now', 'soon', 'later'])
export type Urgency = Infer<typeof Urgency>

/** A proposed job. `product` and `price` are null for a mere remark. */
export const ServiceTicketItem = object({
  id: Identifier,
  description: text(),
  product: orNull(ProductReference),
  price: validOrNull(Price),
  /** Extensions. `consequence` is what happens if the job is not done. */
  urgency: ifValid(Urgency),
  consequence: ifValid(string()),
  picture: ifValid(string()),
  priceKind: ifValid(PriceKind),
  /** True for a job whose product is no longer sold, so that it can be neither accepted nor declined. */
  unavailable: ifValid(Flag),
})
export type ServiceTicketItem = Infer<typeof ServiceTicketItem>

/** What a customer has answered to extra work. `accepted` has every product that was accepted. */
export const TicketDecision = object({ at: ifValid(DateTime), accepted: listOf(ProductReference) })
export type TicketDecision = Infer<typeof TicketDecision>

/** `expires` is the last valid day, `YYYY-MM-DD`. */
export const ServiceTicket = object({
  id: Identifier,
  organizationId: orNull(Identifier),
  registerNumber: text(),
  message: text(),
  expires: DayOrNull,
  items: listOf(ServiceTicketItem),
  /** An extension: the answer of a ticket that is done. */
  decision: ifValid(TicketDecision),
})
export type ServiceTicket = Infer<typeof ServiceTicket>

/** A row of information about a ticket item. */
export const InfoRow = object({ heading: text(), text: text() })
export type InfoRow = Infer<typeof InfoRow>
