import type { Booking, Organization } from '#shared/api/nouns/entities'
import type { ReservationDetails } from '#shared/api/nouns/free-days'
import { rowsOf, totalPrice, type OrderRow } from './pricing'
import type { Draft, DraftVehicle } from './draft'
import type { Product } from './product'

/** A booking as the server sends it: the contract's, with what SPEC.md section 3 prints beyond it. */
export interface BookingDocument extends Booking {
  readonly vehicle: DraftVehicle | null
  readonly organization: Organization | null
  readonly order_items: OrderRow[]
  readonly discounts: { readonly isPublic: boolean; readonly code: string }[]
  readonly selected_service_identifier: string | null
  readonly extra_order_items: { readonly id: number }[]
  readonly reservation_details: ReservationDetails | null
}

/** A reserved time, wall-clock. */
export interface ReservedTime {
  readonly type: 'EXACT_TIME' | 'DAY_ONLY'
  readonly start: string
  readonly end: string
}

/** What a booking is made of, read from the store. */
export interface BookingParts {
  readonly draft: Draft
  readonly organization: Organization | null
  /** The products of the cart; order does not matter. */
  readonly products: readonly Product[]
  readonly reserved: ReservedTime | null
  readonly percentOff: number
}

/** Puts the booking together; all sums are made here. */
export function bookingDocument({
  draft,
  organization,
  products,
  reserved,
  percentOff,
}: BookingParts): BookingDocument {
  const rows = rowsOf(draft.cart, products, percentOff)
  return {
    organization,
    vehicle: draft.vehicle,
    kilometers: draft.kilometers,
    notes: draft.notes,
    symptoms: [...draft.symptoms],
    discounts: draft.campaignCode === null ? [] : [{ isPublic: false, code: draft.campaignCode }],
    customer: draft.customer,
    order_items: rows,
    price: totalPrice(rows),
    booking_total_duration: reserved && {
      time_selection_type: reserved.type,
      start: reserved.start,
      end: reserved.end,
    },
    selected_service_identifier: null,
    extra_order_items: [],
    product_parameters: [...draft.parameters],
    service_code: draft.serviceCode,
    lead_date: draft.leadDate,
    lead: draft.leadDate !== null,
    reservation_details: draft.details,
  }
}
