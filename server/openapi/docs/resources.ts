import type * as time from '#shared/api/contract/time'
import type { Docs, ErrorDoc } from '../call-doc'
import { organizationMissing, timeReserved, tooLong } from './time-errors'

type ResourceCalls = Pick<
  typeof time,
  'customerSelectableResources' | 'selectResources' | 'resourceForCustomer' | 'resourceAbsences' | 'resourceWorkshift'
>

const unknownResource: ErrorDoc = {
  status: 400,
  code: 'UNKNOWN_RESOURCE',
  when: 'An id is not that of a resource that customers of the chosen workshop may ask for.',
}

export const resourceDocs: Docs<ResourceCalls> = {
  customerSelectableResources: {
    summary: 'Whom customers can ask for',
    description:
      'The people or lifts of the chosen workshop that a customer may choose, by the name customers know them by. Often an empty list.',
    output: [
      { id: 601, name: 'Asentaja Mikko' },
      { id: 602, name: 'Asentaja Sanna' },
    ],
    errors: [organizationMissing],
  },
  selectResources: {
    summary: 'Ask for somebody',
    description: `Free times and reservations are then those of the resources sent alone; an empty list takes the wish back. Forgotten
when another workshop is chosen.`,
    input: { body: [601] },
    errors: [
      organizationMissing,
      unknownResource,
      { status: 400, code: 'TOO_MANY', when: 'More than 100 ids are sent.' },
      timeReserved,
    ],
  },
  resourceForCustomer: {
    summary: 'Whom a customer had last',
    description: `Who served the customer with this phone number last, if that is somebody to ask for at the chosen workshop; null
where not, and for a number that nobody has. A Finnish number is found however it is written (\`040 123 4567\`,
\`+358401234567\`). Nothing else is said of the customer.`,
    input: { query: { phoneNumber: '040 123 4567' } },
    output: { id: 601, name: 'Asentaja Mikko' },
    errors: [organizationMissing, tooLong],
  },
  resourceAbsences: {
    summary: 'When somebody is away',
    description:
      'The absences of a resource that are not over yet, in time order. There are no free times on it meanwhile.',
    input: { query: { resourceId: 601 } },
    output: [{ start: '2026-12-07T00:00:00', end: '2026-12-12T00:00:00' }],
    errors: [organizationMissing, unknownResource],
  },
  resourceWorkshift: {
    summary: 'When somebody works on a day',
    description: `\`start|end\` of the day's work, as a JSON string: the resource's shift as far as the workshop is open, or the opening
hours where it has no shifts. Empty where it does not work that day.`,
    input: { query: { day: '2026-11-24', resourceId: 602 } },
    output: '2026-11-24T07:00:00|2026-11-24T15:00:00',
    errors: [organizationMissing, unknownResource, { status: 400, code: 'BAD_DAY', when: '`day` is not a date.' }],
  },
}
