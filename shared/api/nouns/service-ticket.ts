/** Service tickets: a workshop's proposal to a customer. SPEC.md prints nothing of them but their calls. */
import { array, number, object, string, type Infer } from 'superstruct'
import { Price, ProductReference } from './entities'
import { orDefault, orNull, text } from './lenient'

/** A job that is proposed; a remark has neither product nor price. */
export const ServiceTicketItem = object({
  id: number(),
  description: text(),
  product: orNull(ProductReference),
  price: orNull(Price),
})
export type ServiceTicketItem = Infer<typeof ServiceTicketItem>

/** `expires` is the last day, `YYYY-MM-DD`. */
export const ServiceTicket = object({
  id: number(),
  organizationId: orNull(number()),
  registerNumber: text(),
  message: text(),
  expires: orNull(string()),
  items: orDefault(array(ServiceTicketItem), []),
})
export type ServiceTicket = Infer<typeof ServiceTicket>

/** Something that is told of an item. */
export const InfoRow = object({ heading: text(), text: text() })
export type InfoRow = Infer<typeof InfoRow>
