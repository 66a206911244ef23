import type { Booking, Organization, Price, ReservationDetails } from '#shared/api/nouns/entities'
import { choicesOfCart } from './parameter-choices'
import { extraPrice, rowsOf, totalPrice, type OrderRow } from './pricing'
import type { Draft, DraftVehicle, ParameterChoice } from './draft'
import type { ExtraItem, Product } from './product'

/** A booking as the server sends it: the contract's fields, and further fields of specification section 3. */
export interface BookingDocument extends Booking {
  readonly vehicle: DraftVehicle | null
  readonly organization: Organization | null
  readonly order_items: OrderRow[]
  readonly discounts: { readonly isPublic: boolean; readonly code: string }[]
  readonly selected_service_identifier: string | null
  readonly extra_order_items: { readonly id: number; readonly description: string; readonly price: Price }[]
  readonly product_parameter_choices: ParameterChoice[]
  readonly reservation_details: ReservationDetails | null
  /** The customer's reference for the invoice. */
  readonly billing_reference: string | null
  readonly taxi: boolean
  /** Ids of the chosen repair targets. */
  readonly repair_targets: readonly number[]
  /** Pickup and return times of the car. */
  readonly biila: Draft['biila']
  /** Absent from bookings that were saved before this field existed. */
  readonly leasing?: Leasing | null
}

/** Names of the leasing company and the contract; '' if unknown. */
export interface Leasing {
  readonly company: string
  readonly contract: string
}

/** A reserved time; `start` and `end` are wall-clock times. */
export interface ReservedTime {
  readonly type: 'EXACT_TIME' | 'DAY_ONLY' | 'HOUR_SERVICE'
  readonly start: string
  readonly end: string
  /** Seconds for which each call extends the hold; absent for a booked time. */
  readonly heldSeconds?: number
}

/** The data of a booking, read from the store. */
export interface BookingData {
  readonly draft: Draft
  readonly organization: Organization | null
  /** The products of the cart, in any order. */
  readonly products: readonly Product[]
  /** The chosen order rows that are not products. */
  readonly extraItems: readonly ExtraItem[]
  readonly reserved: ReservedTime | null
  readonly percentOff: number
  readonly leasing: Leasing | null
}

/** Builds the booking document and computes all sums. */
export function bookingDocument({
  draft,
  organization,
  products,
  extraItems,
  reserved,
  percentOff,
  leasing,
}: BookingData): BookingDocument {
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
