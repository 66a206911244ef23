import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import type { Customer, ProductParameter, ReservationDetails, Symptom } from '#shared/api/nouns/entities'
import type { WallDate } from '#shared/date/wall-clock'
import { withLineDefaults, type CartLine } from '../../services/rules/cart'

/** A vehicle, with its register number under both field names of the responses (API-07). */
export interface DraftVehicle {
  readonly register_number: string
  readonly regNbr: string
  readonly make: string
  readonly model: string
  readonly classification: { readonly id: number; readonly name: string } | null
  readonly kilometers: number | null
}

/** The visitor's choices in one session. It never holds prices, durations or reserved times. */
export interface Draft {
  /** The workshop that the session was opened for. Its settings apply until the visitor chooses a workshop. */
  readonly homeOrganizationId: number
  readonly organizationId: number | null
  /** The last register number that was searched for, found or not. */
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
  /** Whether a time was reserved and not released; its hold may have expired. An opened booking moves to that time. */
  readonly timeReserved: boolean
  readonly details: ReservationDetails | null
  /** Ids of order rows that are not products (`extra_order_items` in specification section 3). */
  readonly extraOrderItems: readonly number[]
  readonly parameterChoices: readonly ParameterChoice[]
  /** Ids of the requested mechanics or lifts; empty for any. */
  readonly selectedResources: readonly number[]
  readonly gapSelected: boolean
  readonly hourService: boolean
  readonly billingReference: string | null
  readonly taxi: boolean
  /** Ids of the chosen nodes in the tree of repair targets. */
  readonly repairTargets: readonly number[]
  /** Wall-clock times of the car's pickup and return. */
  readonly biila: { readonly pickup: string | null; readonly return: string | null }
  readonly serviceTicketId: number | null
  /** The saved booking that this session changes; null for a new booking. */
  readonly changes: OpenedBooking | null
}

/** A saved booking that a session has opened by its key. */
export interface OpenedBooking {
  readonly bookingId: string
  /** Version of the booking when it was opened. */
  readonly version: number
  /** The booking key, encrypted with the process token. The server stores only that token's hash. */
  readonly sealedKey: string
}

/** A choice made for a product (product parameter choice in specification section 3). */
export interface ParameterChoice {
  readonly productId: number
  readonly provider: string
  readonly parameterId: number
  readonly parameterType: string
  readonly choiceId: number
}

const NO_BIILA: Draft['biila'] = { pickup: null, return: null }

/** Returns the draft of a new session, with nothing chosen. */
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

/** Adds the fields that a draft stored by an older server version lacks. */
export const withDraftDefaults = (stored: Draft): Draft => ({
  ...emptyDraft(stored.homeOrganizationId),
  ...stored,
  cart: stored.cart.map(withLineDefaults),
})

/** Returns the parameters without those of the delivery, because they apply to one visit to one workshop. */
const withoutDelivery = ({ parameters }: Draft): ProductParameter[] =>
  parameters.filter(({ parameterCode }) => !ofDelivery.has(parameterCode))

const ofDelivery = new Set<string>([...DELIVERY_FLAGS, DETAILS_TEXT])

/** Clears the services, because they do not carry over to another vehicle or workshop. */
export const withoutServices = (draft: Draft): Draft => ({
  ...draft,
  cart: [],
  serviceCode: null,
  details: null,
  parameters: withoutDelivery(draft),
  extraOrderItems: [],
  parameterChoices: [],
})

/** Moves the draft to another workshop, and clears what depends on the old one's staff and calendar. */
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

/** Returns the id of the workshop whose settings apply. */
export const organizationOf = (draft: Draft): number => draft.organizationId ?? draft.homeOrganizationId
