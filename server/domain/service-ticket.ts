import type { WallDate } from '#shared/date/wall-clock'
import { addToCart, wishFor, type CartWish } from './cart'
import { atWorkshop, withoutServices, type Draft, type DraftVehicle } from './draft'
import type { Product } from './product'

/** A workshop's proposal to a customer. */
export interface Ticket {
  readonly id: number
  readonly code: string
  readonly organizationId: number
  readonly processType: string
  readonly registerNumber: string
  readonly kilometers: number | null
  readonly message: string
  /** The last day on which it can be opened. */
  readonly expires: WallDate
  readonly isDone: boolean
}

/** A code in the spelling it is stored in: it is read from paper or a phone, and typed. */
export const normalisedCode = (text: string): string => text.trim().toUpperCase()

/** Whether a ticket has run out by a day. */
export const isExpired = ({ expires }: Pick<Ticket, 'expires'>, today: WallDate): boolean => today > expires

/** Whether a ticket may be opened on a day. */
export const isOpen = (ticket: Pick<Ticket, 'expires' | 'isDone'>, today: WallDate): boolean =>
  !ticket.isDone && !isExpired(ticket, today)

/** Where a ticket can be opened again: its process's page, relative to the site. */
export const ticketUrl = ({ code, processType }: Pick<Ticket, 'code' | 'processType'>): string =>
  `${processType === 'TIRE_CHANGE' ? '/renkaanvaihto' : '/huolto'}?serviceTicket=${encodeURIComponent(code)}`

/** The stage that a ticket's products are added for. */
const stageOf = ({ processType }: Ticket): string => (processType === 'TIRE_CHANGE' ? 'TIRES' : 'DEFAULT')

/**
 * The draft that a ticket makes: its vehicle, workshop and jobs in place of what was chosen before; what the visitor has
 * typed stays. `vehicle` is what the register tells, null where it knows nothing.
 */
export function fromTicket(
  draft: Draft,
  ticket: Ticket,
  vehicle: DraftVehicle | null,
  products: readonly Pick<Product, 'id' | 'provider'>[],
): Draft {
  const wishes: CartWish[] = products.map((product) => wishFor(product))
  return {
    ...atWorkshop(withoutServices(draft), ticket.organizationId),
    registerNumber: ticket.registerNumber,
    kilometers: ticket.kilometers,
    vehicle,
    cart: addToCart([], wishes, stageOf(ticket)),
    serviceTicketId: ticket.id,
  }
}

/** The draft of a visitor whose car it no longer is. */
export const withoutVehicle = (draft: Draft): Draft => ({
  ...withoutServices(draft),
  registerNumber: null,
  vehicle: null,
  kilometers: null,
  serviceTicketId: null,
})
