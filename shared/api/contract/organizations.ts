/** SPEC.md section 7, «Organizations». */
import { array, boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { Organization } from '../nouns/entities'
import { orDefault, text } from '../nouns/lenient'
import { NextFreeTime } from '../nouns/next-free-time'

const ofParent = object({ parentId: optional(number()) })

export const compatibleOrganizations = endpoint({
  method: 'GET',
  path: '/compatible-organizations/v2',
  query: object({ ignoreCompatibility: optional(boolean()), parentId: optional(number()) }),
  output: array(Organization),
})

export const tireChangeOrganizations = endpoint({
  method: 'GET',
  path: '/tire-change-organizations/v2',
  query: ofParent,
  output: array(Organization),
})

export const allOrganizations = endpoint({
  method: 'GET',
  path: '/all-organizations/v2',
  query: ofParent,
  output: array(Organization),
})

export const setActiveOrganization = endpoint({
  method: 'POST',
  path: '/active-organization/v2',
  query: object({ organizationId: number() }),
})

export const activeOrganizationInfoText = endpoint({
  method: 'GET',
  path: '/get-active-organization-info-text',
  output: orDefault(object({ text: text() }), { text: '' }),
})

/** `organizationIds` is a comma-separated list. */
export const nextFreeTimes = endpoint({
  method: 'GET',
  path: '/organization-next-free-times',
  query: object({ organizationIds: string() }),
  output: array(NextFreeTime),
})
