import type { Leasing } from '#shared/api/nouns/entities'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { WallTime } from '#shared/date/wall-clock'
import { loanOf, type Loan } from '#shared/facts/loan'
import { inCents, inEuros } from '../platform/money'
import { NO_BIILA } from './draft'
import { choicesOfCart } from './parameter-choices'
import { extraRow, rowsOf, totalPrice } from './pricing'
import type { BookingDocument, OrderRow, OwnOrganization } from '../platform/database/schema/bookings'
import type { Agreed, AgreedProduct, Draft } from '../platform/database/schema/sessions'

/** A reserved time; `start` and `end` are wall-clock times. */
export interface ReservedTime {
  readonly type: 'EXACT_TIME' | 'DAY_ONLY' | 'HOUR_SERVICE'
  readonly start: string
  readonly end: string
  /** Seconds until the hold expires unless a call extends it; absent for a booked time. */
  readonly heldSeconds?: number
  /** Seconds until the hold expires however often calls extend it; absent for a booked time. */
  readonly heldSecondsAtMost?: number
}

/** The data of a booking, read from the store. */
export interface BookingData {
  readonly draft: Draft
  readonly organization: OwnOrganization | null
  /** Prices of the draft's order. A product without one is not in the booking. */
  readonly prices: Agreed
  readonly reserved: ReservedTime | null
  readonly leasing: Leasing | null
  readonly visit: VisitDetails
}

/** Details of the visit that the draft holds as ids only. */
export interface VisitDetails {
  readonly mechanics: readonly string[]
  /** Hours and shift of a day reservation; null for any other booking. */
  readonly hours: { readonly start: WallTime; readonly end: WallTime; readonly shift: ShiftPosition } | null
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
    order_items: rows,
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
    biila: { ...(reserved ? draft.biila : NO_BIILA), minutes: visit.windowMinutes },
    replacement_car: reserved && visit.countsCars && hasCar(products) ? loan(draft, reserved) : undefined,
    leasing,
    mechanics: [...visit.mechanics],
    arrival_hours: visit.hours ? { start: visit.hours.start, end: visit.hours.end } : undefined,
    shift: visit.hours?.shift,
    key_locker_reserved: visit.keyLockerReserved,
  }
}

const hasCar = (products: readonly AgreedProduct[]): boolean =>
  products.some(({ purpose }) => purpose === 'REPLACEMENT_CAR')

const loan = ({ details, biila }: Draft, { start, end }: ReservedTime): Loan =>
  loanOf({ start, end, pickupDate: details?.pickupDate, return: biila.return })

const centsOf = (rows: readonly OrderRow[]): number => inCents(totalPrice(rows)?.active_price ?? 0)
