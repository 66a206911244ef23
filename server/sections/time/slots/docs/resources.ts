import type * as slots from '#shared/api/contract/time/slots'
import { badRequest, type Docs } from '../../../../openapi/call-doc'
import { organizationMissing, timeReserved, tooLong, tooMany } from '../../../../openapi/common-errors'

const unknownResource = badRequest(
  'UNKNOWN_RESOURCE',
  'An id is not that of a resource that customers of the selected workshop may select.',
)

export const resourceDocs = {
  customerSelectableResources: {
    heading: 'Time',
    summary: 'Selectable mechanics and lifts',
    description:
      'Lists the mechanics or lifts of the selected workshop that a customer may select, with their names for customers. Often empty.',
    output: [
      { id: 601, name: 'Asentaja Mikko' },
      { id: 602, name: 'Asentaja Sanna' },
    ],
    errors: [organizationMissing],
  },
  selectResources: {
    heading: 'Time',
    summary: 'Select mechanics or lifts',
    description:
      'Limits free times and reservations to the given resources. An empty list removes the limit. Reset when another workshop is selected.',
    input: { body: [601] },
    errors: [organizationMissing, unknownResource, tooMany('The request lists more than 100 ids.'), timeReserved],
  },
  resourceForCustomer: {
    heading: 'Time',
    summary: 'A customer’s last mechanic',
    description: `Returns who last served the customer with this phone number, if selectable at the selected workshop. Null otherwise,
and for an unknown number. A Finnish number is accepted in any format (\`040 123 4567\`, \`+358401234567\`). Returns
no other data about the customer.`,
    input: { query: { phoneNumber: '040 123 4567' } },
    output: { id: 601, name: 'Asentaja Mikko' },
    errors: [organizationMissing, tooLong],
  },
  resourceAbsences: {
    heading: 'Time',
    summary: 'Absences of a resource',
    description:
      'Lists the current and future absences of a resource in ascending order. It has no free times meanwhile.',
    input: { query: { resourceId: 601 } },
    output: [{ start: '2026-12-07T00:00:00', end: '2026-12-12T00:00:00' }],
    errors: [organizationMissing, unknownResource],
  },
  resourceWorkshift: {
    heading: 'Time',
    summary: 'Working hours of a resource on a day',
    description:
      'Returns `start|end` of the day’s work, as a JSON string: the resource’s shift within the opening hours, or the opening hours if it has no shifts. Empty if it does not work that day.',
    input: { query: { day: '2026-11-24', resourceId: 602 } },
    output: '2026-11-24T07:00:00|2026-11-24T15:00:00',
    errors: [organizationMissing, unknownResource, badRequest('BAD_DAY', '`day` is not a date.')],
  },
} satisfies Partial<Docs<typeof slots>>
