import type { Customer, ProductParameter, Symptom } from '#shared/api/nouns/entities'
import type { ReservationDetails } from '#shared/api/nouns/free-days'
import type { WallDate } from '#shared/date/wall-clock'
import type { CartLine } from './cart'

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
  readonly details: ReservationDetails | null
}

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
  details: null,
})

/** The draft after a change of vehicle or workshop: what was chosen for the old one does not carry over. */
export const withoutServices = (draft: Draft): Draft => ({ ...draft, cart: [], serviceCode: null, details: null })

/** The workshop whose settings apply. */
export const organizationOf = (draft: Draft): number => draft.organizationId ?? draft.homeOrganizationId
