import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import type { Customer, ProductParameter, ReservationDetails, Symptom } from '#shared/api/nouns/entities'
import type { WallDate } from '#shared/date/wall-clock'
import { wholeLine, type CartLine } from './cart'

/** A vehicle with both of its number's names, as the answers send it (API-07). */
export interface DraftVehicle {
  readonly register_number: string
  readonly regNbr: string
  readonly make: string
  readonly model: string
  readonly classification: { readonly id: number; readonly name: string } | null
  readonly kilometers: number | null
}

/** What the visitor of one session has chosen so far. Prices, durations and times are never in it. */
export interface Draft {
  /** The workshop the session was opened for: whose settings apply until the visitor chooses one. */
  readonly homeOrganizationId: number
  readonly organizationId: number | null
  /** What was last searched for, found or not. */
  readonly registerNumber: string | null
  readonly vehicle: DraftVehicle | null
  readonly kilometers: number | null
  readonly notes: string
  readonly symptoms: readonly Symptom[]
  readonly customer: Customer | null
  readonly cart: readonly CartLine[]
  readonly campaignCode: string | null
  readonly parameters: readonly ProductParameter[]
  readonly serviceCode: string | null
  readonly leadDate: WallDate | null
  /** A time was reserved, and not given up since, though it may have run out: an opened booking is to move there. */
  readonly timeReserved: boolean
  readonly details: ReservationDetails | null
  /** Rows of the order that are no products (SPEC.md 3: extra_order_items). */
  readonly extraOrderItems: readonly number[]
  readonly parameterChoices: readonly ParameterChoice[]
  /** The people or lifts asked for; empty: whichever is free. */
  readonly selectedResources: readonly number[]
  readonly gapSelected: boolean
  readonly hourService: boolean
  readonly billingReference: string | null
  readonly taxi: boolean
  /** What is to be repaired, by its id in the tree of targets. */
  readonly repairTargets: readonly number[]
  /** When the car is fetched and brought back, wall-clock. */
  readonly biila: { readonly pickup: string | null; readonly return: string | null }
  readonly serviceTicketId: number | null
  /** The saved booking that this session changes; null where it makes a new one. */
  readonly changes: OpenedBooking | null
}

/** A saved booking that a session has opened by its key. */
export interface OpenedBooking {
  readonly bookingId: string
  /** Of the booking when it was opened. */
  readonly version: number
  /** Its key, legible only with the process token, which is nowhere at rest either. */
  readonly sealedKey: string
}

/** A choice made for a product (SPEC.md 3: product parameter choice). */
export interface ParameterChoice {
  readonly productId: number
  readonly provider: string
  readonly parameterId: number
  readonly parameterType: string
  readonly choiceId: number
}

const NO_BIILA: Draft['biila'] = { pickup: null, return: null }

/** The draft a session starts with: nothing chosen. */
export const emptyDraft = (homeOrganizationId: number): Draft => ({
  homeOrganizationId,
  organizationId: null,
  registerNumber: null,
  vehicle: null,
  kilometers: null,
  notes: '',
  symptoms: [],
  customer: null,
  cart: [],
  campaignCode: null,
  parameters: [],
  serviceCode: null,
  leadDate: null,
  timeReserved: false,
  details: null,
  extraOrderItems: [],
  parameterChoices: [],
  selectedResources: [],
  gapSelected: false,
  hourService: false,
  billingReference: null,
  taxi: false,
  repairTargets: [],
  biila: NO_BIILA,
  serviceTicketId: null,
  changes: null,
})

/** A draft that an older version of the server wrote lacks what has come since. */
export const wholeDraft = (stored: Draft): Draft => ({
  ...emptyDraft(stored.homeOrganizationId),
  ...stored,
  cart: stored.cart.map(wholeLine),
})

/** How the car comes and goes is said of one visit to one workshop; what else is kept by a code stays. */
const withoutDelivery = ({ parameters }: Draft): ProductParameter[] =>
  parameters.filter(({ parameterCode }) => !ofDelivery.has(parameterCode))

const ofDelivery = new Set<string>([...DELIVERY_FLAGS, DETAILS_TEXT])

/** The draft after a change of vehicle or workshop: what was chosen for the old one does not carry over. */
export const withoutServices = (draft: Draft): Draft => ({
  ...draft,
  cart: [],
  serviceCode: null,
  details: null,
  parameters: withoutDelivery(draft),
  extraOrderItems: [],
  parameterChoices: [],
})

/** The draft at another workshop. What was arranged with the people and the calendar of the old one does not carry over. */
export const atWorkshop = (draft: Draft, organizationId: number): Draft => ({
  ...draft,
  organizationId,
  details: null,
  parameters: withoutDelivery(draft),
  selectedResources: [],
  gapSelected: false,
  hourService: false,
  biila: NO_BIILA,
})

/** The workshop whose settings apply. */
export const organizationOf = (draft: Draft): number => draft.organizationId ?? draft.homeOrganizationId
