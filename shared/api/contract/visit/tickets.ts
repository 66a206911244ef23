/**
 * Service tickets, for work proposed before a visit or found during one. The `id` in a path is that of the ticket open
 * in the session.
 */
import { object, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { ProcessType } from '../../nouns/enums'
import { Identifier, listOf, orDefault, text } from '../../nouns/lenient'
import { ProductSuggestion } from '../../nouns/products'
import { InfoRow, ServiceTicket } from '../../nouns/service-ticket'

const ofTicket = object({ id: Identifier })

export const markServiceTicketDone = endpoint({
  method: 'POST',
  path: '/service-ticket/done',
  body: object({ ticketCode: string() }),
})

/** Reports that the customer no longer owns the vehicle. */
export const endVehicleOwnership = endpoint({
  method: 'DELETE',
  path: '/service-ticket/{id}/vehicle-ownership',
  params: ofTicket,
  hasNoScreen: true,
})

/** Fills the session's vehicle, workshop and cart. Read them with `getBooking`. */
export const openServiceTicket = endpoint({
  method: 'POST',
  path: '/service-ticket/open',
  body: object({
    ticketCode: string(),
    organizationId: Identifier,
    usedProcessType: orDefault(ProcessType, 'MAINTENANCE'),
  }),
  output: ServiceTicket,
})

export const serviceTicketInfoRows = endpoint({
  method: 'GET',
  path: '/service-ticket/{id}/item/{itemId}/info-rows',
  params: object({ id: Identifier, itemId: Identifier }),
  output: listOf(InfoRow),
})

export const separatelySoldItems = endpoint({
  method: 'GET',
  path: '/service-ticket/separately-sold-items',
  output: listOf(ProductSuggestion),
  isOptional: true,
})

/** The URL that opens the ticket again: relative to the site, or https. */
export const serviceTicketUrl = endpoint({
  method: 'GET',
  path: '/service-ticket/url',
  output: object({ url: text() }),
  hasNoScreen: true,
})

/** `value` describes the warning light by a code or a few words. */
export const reportWarningLight = endpoint({
  method: 'POST',
  path: '/service-ticket/{id}/warning-light',
  params: ofTicket,
  body: object({ value: string() }),
})
