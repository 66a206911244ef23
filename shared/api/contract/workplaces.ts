/** Searching, selecting and changing workshops. */
import { array, boolean, coerce, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { InstallationType, ProcessType } from '../nouns/enums'
import { bareText, Identifier, listOf, orDefault, text } from '../nouns/lenient'
import { NearbyOrganization, NextFreeTime, Organization } from '../nouns/organizations'
import { OrganizationInfoText } from '../nouns/settings'
import { Lift } from '../nouns/trade'
import { flagOr } from '../nouns/values'

const ofParent = object({ parentId: optional(Identifier) })

/** Degrees (WGS 84). */
const place = { latitude: number(), longitude: number() }

/** Selects workshops and info texts. A missing field, or an empty body, selects the server's defaults. */
const InfoTextFilter = orDefault(
  object({ organizationIds: optional(array(Identifier)), codes: optional(array(string())) }),
  {},
)

export const compatibleOrganizations = endpoint({
  method: 'GET',
  path: '/compatible-organizations/v2',
  query: object({ ignoreCompatibility: optional(boolean()), parentId: optional(Identifier) }),
  output: listOf(Organization),
})

export const organizationInfoTexts = endpoint({
  method: 'POST',
  path: '/get-organization-info-texts',
  body: InfoTextFilter,
  output: listOf(OrganizationInfoText),
  hasNoScreen: true,
})

/** Same as `organizationInfoTexts`, without a session. */
export const organizationInfoTextsNoSession = endpoint({
  method: 'POST',
  path: '/get-organization-info-texts-no-session',
  body: InfoTextFilter,
  output: listOf(OrganizationInfoText),
  hasNoScreen: true,
})

export const activeOrganizationInfoText = endpoint({
  method: 'GET',
  path: '/get-active-organization-info-text',
  output: orDefault(
    coerce(object({ text: text() }), bareText, (bare) => ({ text: bare })),
    { text: '' },
  ),
  isOptional: true,
})

export const tireChangeOrganizations = endpoint({
  method: 'GET',
  path: '/tire-change-organizations/v2',
  query: ofParent,
  output: listOf(Organization),
})

export const setActiveOrganization = endpoint({
  method: 'POST',
  path: '/active-organization/v2',
  query: object({ organizationId: Identifier }),
})

/**
 * Moves the booking with all its contents to another workshop. With any response code but SUCCESS the booking was not
 * moved.
 */
export const transferOrganization = endpoint({
  method: 'POST',
  path: '/transfer-organization',
  query: object({ newTargetOrganizationId: Identifier, ignoreCompatibility: optional(boolean()) }),
  output: object({ responseCode: string() }),
  hasNoScreen: true,
})

export const allOrganizations = endpoint({
  method: 'GET',
  path: '/all-organizations/v2',
  query: ofParent,
  output: listOf(Organization),
})

export const organizationsBySite = endpoint({
  method: 'GET',
  path: '/get-organizations-by-site/v2',
  query: object({ site: string() }),
  output: listOf(Organization),
  hasNoScreen: true,
})

/** The workshops nearest to a position, nearest first. */
export const findOrganizations = endpoint({
  method: 'GET',
  path: '/find-organizations/v2',
  query: object({ ...place, numberOfResults: number() }),
  output: listOf(NearbyOrganization),
})

/** Nearest first if the visitor's position is known (`hasLocation`), otherwise in the server's order. */
export const damageInspectionOrganizations = endpoint({
  method: 'POST',
  path: '/get-damage-inspection-organizations/v2',
  query: object({
    latitude: optional(number()),
    longitude: optional(number()),
    numberOfResults: number(),
    hasLocation: boolean(),
  }),
  isPrivate: true,
  output: listOf(NearbyOrganization),
  hasNoScreen: true,
})

export const organizationsByOfficeNumber = endpoint({
  method: 'GET',
  path: '/get-organizations-by-office-number',
  query: object({
    officenbr: string(),
    installationType: InstallationType,
    processType: orDefault(ProcessType, 'MAINTENANCE'),
  }),
  output: listOf(Organization),
  hasNoScreen: true,
})

/** `organizationIds` is a comma-separated list. */
export const nextFreeTimes = endpoint({
  method: 'GET',
  path: '/organization-next-free-times',
  query: object({ organizationIds: string() }),
  output: listOf(NextFreeTime),
})

/** Whether the session's workshop is an authorised dealer of the vehicle's make. */
export const makeBrandDealerCheck = endpoint({
  method: 'GET',
  path: '/make-brand-dealer-check',
  output: flagOr(false),
  hasNoScreen: true,
})

/** The lifts in the session's workshop for vehicles of a make. */
export const laakkonenLifts = endpoint({
  method: 'GET',
  path: '/laakkonen/lifts',
  query: object({ make: string() }),
  output: array(Lift),
  hasNoScreen: true,
})
