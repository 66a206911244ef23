/** SPEC.md section 7, «Organizations». */
import { array, boolean, number, object, optional, string, type Infer } from 'superstruct'
import { endpoint } from '../endpoint'
import { Organization } from './entities'
import { orDefault, orNull, text } from './lenient'

/** `firstFreeTime` is a date or a wall-clock date-time; null where the workshop has no free time. */
export const NextFreeTime = object({ organizationId: number(), firstFreeTime: orNull(string()) })
export type NextFreeTime = Infer<typeof NextFreeTime>

const ofParent = object({ parentId: optional(number()) })

export const organizationCalls = {
  compatibleOrganizations: endpoint({
    method: 'GET',
    path: '/compatible-organizations/v2',
    query: object({ ignoreCompatibility: optional(boolean()), parentId: optional(number()) }),
    output: array(Organization),
  }),
  tireChangeOrganizations: endpoint({
    method: 'GET',
    path: '/tire-change-organizations/v2',
    query: ofParent,
    output: array(Organization),
  }),
  allOrganizations: endpoint({
    method: 'GET',
    path: '/all-organizations/v2',
    query: ofParent,
    output: array(Organization),
  }),
  setActiveOrganization: endpoint({
    method: 'POST',
    path: '/active-organization/v2',
    query: object({ organizationId: number() }),
  }),
  activeOrganizationInfoText: endpoint({
    method: 'GET',
    path: '/get-active-organization-info-text',
    output: orDefault(object({ text: text() }), { text: '' }),
  }),
  /** `organizationIds` is a comma-separated list. */
  nextFreeTimes: endpoint({
    method: 'GET',
    path: '/organization-next-free-times',
    query: object({ organizationIds: string() }),
    output: array(NextFreeTime),
  }),
} as const
