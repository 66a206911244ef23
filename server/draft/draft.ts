import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import type { ProductParameter } from '#shared/api/nouns/product-parameters'
import type { Draft } from '../platform/database/schema/sessions'
import { withLineDefaults } from './cart'

/** The fields of a draft in which no service ticket is open. */
export const NO_TICKET = { serviceTicketId: null, offeredWork: null } as const

/** No times for the car's pickup and return. */
export const NO_VALET: Draft['biila'] = { pickup: null, return: null }

/** Returns the draft of a new session, with nothing chosen. */
export const emptyDraft = (homeOrganizationId: number): Draft => ({
  processType: null,
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
  biila: NO_VALET,
  ...NO_TICKET,
  earlyStart: false,
  changes: null,
  agreed: null,
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
  biila: NO_VALET,
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
  biila: NO_VALET,
})

/** Returns the id of the workshop whose settings apply. */
export const organizationOf = (draft: Draft): number => draft.organizationId ?? draft.homeOrganizationId
