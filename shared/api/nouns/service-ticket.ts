/** Service tickets: proposals of a workshop to a customer. The specification gives only their calls, no fields. */
import { array, object, string, type Infer } from 'superstruct'
import { Price, ProductReference } from './entities'
import { Identifier, orDefault, orNull, text } from './lenient'

/** A proposed job. `product` and `price` are null for a mere remark. */
export const ServiceTicketItem = object({
  id: Identifier,
  description: text(),
  product: orNull(ProductReference),
  price: orNull(Price),
})
export type ServiceTicketItem = Infer<typeof ServiceTicketItem>

/** `expires` is the last valid day, `YYYY-MM-DD`. */
export const ServiceTicket = object({
  id: Identifier,
  organizationId: orNull(Identifier),
  registerNumber: text(),
  message: text(),
  expires: orNull(string()),
  items: orDefault(array(ServiceTicketItem), []),
})
export type ServiceTicket = Infer<typeof ServiceTicket>

/** A row of information about a ticket item. */
export const InfoRow = object({ heading: text(), text: text() })
export type InfoRow = Infer<typeof InfoRow>
