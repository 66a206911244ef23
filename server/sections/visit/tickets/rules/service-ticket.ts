import type { WallDate } from '#shared/date/wall-clock'
import { addToCart, cartRequestFor, type CartRequest } from '../../../../draft/cart'
import { atWorkshop, NO_TICKET, withoutServices } from '../../../../draft/draft'
import type { Product } from '../../../../catalog/product'
import type { serviceTicket } from '../../../../platform/database/schema/service-tickets'
import type { Draft, DraftVehicle } from '../../../../platform/database/schema/sessions'

/** A workshop's proposal to a customer: a visit, or extra work on the booking `bookingId`. */
export type Ticket = Omit<typeof serviceTicket.$inferSelect, 'customerNumber' | 'codeHash' | 'doneAt'> & {
  readonly isDone: boolean
}

/** Normalises a code to its stored form, because customers type it from paper or a phone. */
export const normalisedCode = (text: string): string => text.trim().toUpperCase()

/** Whether a ticket has expired on a day. */
export const isExpired = ({ expires }: Pick<Ticket, 'expires'>, today: WallDate): boolean => today > expires

/** Whether a ticket may be opened on a day. */
export const isOpen = (ticket: Pick<Ticket, 'expires' | 'isDone'>, today: WallDate): boolean =>
  !ticket.isDone && !isExpired(ticket, today)

/** Returns the path of the page that opens a ticket. Empty for extra work, whose code is stored as a hash only. */
export const ticketUrl = ({ code, processType }: Pick<Ticket, 'code' | 'processType'>): string =>
  code === null
    ? ''
    : `${processType === 'TIRE_CHANGE' ? '/renkaanvaihto' : '/huolto'}?serviceTicket=${encodeURIComponent(code)}`

/** Returns the stage for which a ticket's products are added. */
const stageOf = ({ processType }: Ticket): string => (processType === 'TIRE_CHANGE' ? 'TIRES' : 'DEFAULT')

/**
 * Replaces the draft's vehicle, workshop and services by those of a ticket. Text that the visitor typed stays.
 * `vehicle` comes from the vehicle register; null if the register does not have it.
 */
export function fromTicket(
  draft: Draft,
  ticket: Ticket,
  vehicle: DraftVehicle | null,
  products: readonly Pick<Product, 'id' | 'provider'>[],
): Draft {
  const items: CartRequest[] = products.map((product) => cartRequestFor(product))
  return {
    ...atWorkshop(withoutServices(draft), ticket.organizationId),
    registerNumber: ticket.registerNumber,
    kilometers: ticket.kilometers,
    vehicle,
    cart: addToCart([], items, stageOf(ticket)),
    ...NO_TICKET,
    serviceTicketId: ticket.id,
  }
}

/** Clears the vehicle and the services of a visitor who no longer owns the car. */
export const withoutVehicle = (draft: Draft): Draft => ({
  ...withoutServices(draft),
  registerNumber: null,
  vehicle: null,
  kilometers: null,
  ...NO_TICKET,
})
