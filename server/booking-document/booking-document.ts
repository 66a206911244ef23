import type { Leasing } from '#shared/api/nouns/payment'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { WallTime } from '#shared/date/wall-clock'
import { loanOf, type Loan } from '#shared/booking-facts/loan'
import type { ReservedTime } from '../holds/reserved-time'
import { inCents, inEuros } from '../platform/money'
import { NO_VALET } from '../draft/draft'
import { choicesOfCart, openChoicesOf, type DecisiveParameter } from '../draft/parameter-choices'
import { extraRow, rowsOf, totalPrice } from '../draft/pricing'
import type { BookingDocument, OrderRow, OwnOrganization } from '../platform/database/schema/bookings'
import type { Agreed, AgreedProduct, Draft } from '../platform/database/schema/sessions'

/** The data of a booking, read from the store. */
export interface BookingData {
  readonly draft: Draft
  readonly organization: OwnOrganization | null
  /** Prices of the draft's order. A product without one is not in the booking. */
  readonly prices: Agreed
  readonly reserved: ReservedTime | null
  /** The parameters of the products that have more than one choice. */
  readonly parameters: readonly DecisiveParameter[]
  readonly leasing: Leasing | null
  readonly visit: VisitDetails
}

/** Hours of a day reservation: when the car may be brought, and when the workshop is open on that day. */
export interface ArrivalHours {
  readonly arrival: { readonly start: WallTime; readonly end: WallTime }
  readonly open: { readonly start: WallTime; readonly end: WallTime }
  readonly shift: ShiftPosition
}

/** Details of the visit that the draft holds as ids only. */
export interface VisitDetails {
  readonly mechanics: readonly string[]
  /** Hours and shift of a day reservation; null for any other booking. */
  readonly hours: ArrivalHours | null
  /** Undefined until the booking is saved. */
  readonly keyLockerReserved?: boolean | undefined
  /** Whether the workshop counts its replacement cars, so that one is reserved for the visit. */
  readonly countsCars?: boolean
  /** Length of a window of the pick-up and return service, in minutes. */
  readonly windowMinutes?: number | undefined
}

/** Builds the booking document and computes all sums. */
export function bookingDocument({
  draft,
  organization,
  prices: { products, extraItems, discount },
  reserved,
  parameters,
  leasing,
  visit,
}: BookingData): BookingDocument {
  const rows = rowsOf(draft.cart, products, discount?.percent)
  const saved = inEuros(centsOf(rowsOf(draft.cart, products)) - centsOf(rows))
  const extras = extraItems.map(extraRow)
  return {
    organization,
    vehicle: draft.vehicle,
    kilometers: draft.kilometers,
    notes: draft.notes,
    symptoms: [...draft.symptoms],
    discounts: discount ? [{ isPublic: false, code: discount.code, saved }] : [],
    customer: draft.customer,
    order_items: rows.map((row) => withOpenChoices(row, parameters, draft)),
    price: totalPrice([...rows, ...extras]),
    booking_total_duration: reserved && {
      time_selection_type: reserved.type,
      start: reserved.start,
      end: reserved.end,
      held_seconds: reserved.heldSeconds ?? null,
      held_seconds_at_most: reserved.heldSecondsAtMost,
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
    biila: { ...(reserved ? draft.biila : NO_VALET), minutes: visit.windowMinutes },
    replacement_car: reserved && visit.countsCars && hasCar(products) ? loan(draft, reserved) : undefined,
    leasing,
    mechanics: [...visit.mechanics],
    arrival_hours: visit.hours?.arrival,
    day_hours: visit.hours?.open,
    shift: visit.hours?.shift,
    key_locker_reserved: visit.keyLockerReserved,
    process_type: draft.processType ?? undefined,
  }
}

/** Names the choices of a row that are open, so that the workshop asks for them (RC-24). */
function withOpenChoices(row: OrderRow, parameters: BookingData['parameters'], draft: Draft): OrderRow {
  const { id, provider } = row.product
  const open = openChoicesOf({ productId: Number(id), provider }, parameters, draft.parameterChoices)
  return open.length === 0 ? row : { ...row, open_choices: open }
}

const hasCar = (products: readonly AgreedProduct[]): boolean =>
  products.some(({ purpose }) => purpose === 'REPLACEMENT_CAR')

const loan = ({ details, biila }: Draft, { start, end }: ReservedTime): Loan => loanOf({ start, end, details, biila })

const centsOf = (rows: readonly OrderRow[]): number => inCents(totalPrice(rows)?.active_price ?? 0)
