import type { Booking, Organization, Price, ReservationDetails } from '#shared/api/nouns/entities'
import { choicesOfCart } from './parameter-choices'
import { extraPrice, rowsOf, totalPrice, type OrderRow } from './pricing'
import type { Draft, DraftVehicle, ParameterChoice } from './draft'
import type { ExtraItem, Product } from './product'

/** A booking as the server sends it: the contract's, with what SPEC.md section 3 prints beyond it. */
export interface BookingDocument extends Booking {
  readonly vehicle: DraftVehicle | null
  readonly organization: Organization | null
  readonly order_items: OrderRow[]
  readonly discounts: { readonly isPublic: boolean; readonly code: string }[]
  readonly selected_service_identifier: string | null
  readonly extra_order_items: { readonly id: number; readonly description: string; readonly price: Price }[]
  readonly product_parameter_choices: ParameterChoice[]
  readonly reservation_details: ReservationDetails | null
  /** What the customer wants to find on the bill. */
  readonly billing_reference: string | null
  readonly taxi: boolean
  /** Ids of what is to be repaired. */
  readonly repair_targets: readonly number[]
  /** When the car is fetched and brought back. */
  readonly biila: Draft['biila']
  /** Not in bookings that were saved before there was such a choice. */
  readonly leasing?: Leasing | null
}

/** Who the car is leased from and by which contract, '' where that was not told. */
export interface Leasing {
  readonly company: string
  readonly contract: string
}

/** A reserved time, wall-clock. */
export interface ReservedTime {
  readonly type: 'EXACT_TIME' | 'DAY_ONLY' | 'HOUR_SERVICE'
  readonly start: string
  readonly end: string
  /** For how long after each call, where the time is held and not booked yet. */
  readonly heldSeconds?: number
}

/** What a booking is made of, read from the store. */
export interface BookingParts {
  readonly draft: Draft
  readonly organization: Organization | null
  /** The products of the cart; order does not matter. */
  readonly products: readonly Product[]
  /** The chosen rows that are no products. */
  readonly extraItems: readonly ExtraItem[]
  readonly reserved: ReservedTime | null
  readonly percentOff: number
  readonly leasing: Leasing | null
}

/** Puts the booking together; all sums are made here. */
export function bookingDocument({
  draft,
  organization,
  products,
  extraItems,
  reserved,
  percentOff,
  leasing,
}: BookingParts): BookingDocument {
  const rows = rowsOf(draft.cart, products, percentOff)
  const extras = extraItems.map((item) => ({ id: item.id, description: item.description, price: extraPrice(item) }))
  return {
    organization,
    vehicle: draft.vehicle,
    kilometers: draft.kilometers,
    notes: draft.notes,
    symptoms: [...draft.symptoms],
    discounts: draft.campaignCode === null ? [] : [{ isPublic: false, code: draft.campaignCode }],
    customer: draft.customer,
    order_items: rows,
    price: totalPrice([...rows, ...extras]),
    booking_total_duration: reserved && {
      time_selection_type: reserved.type,
      start: reserved.start,
      end: reserved.end,
      held_seconds: reserved.heldSeconds ?? null,
    },
    selected_service_identifier: null,
    extra_order_items: extras,
    product_parameters: [...draft.parameters],
    product_parameter_choices: choicesOfCart(draft.parameterChoices, draft.cart),
    service_code: draft.serviceCode,
    lead_date: draft.leadDate,
    lead: draft.leadDate !== null,
    reservation_details: draft.details,
    billing_reference: draft.billingReference,
    taxi: draft.taxi,
    repair_targets: [...draft.repairTargets],
    biila: draft.biila,
    leasing,
  }
}
