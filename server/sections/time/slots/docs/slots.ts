import type * as slots from '#shared/api/contract/time/slots'
import type { Docs } from '../../../../openapi/call-doc'
import { freeTimesDocs } from './free-times'
import { reserveTimeDocs } from './reserve-time'
import { resourceDocs } from './resources'
import { organizationMissing, timeReserved, tooLong, unknownOrganization } from '../../../../openapi/common-errors'

/** Documentation of free times, holds and resources. */
export const slotDocs: Docs<typeof slots> = {
  ...freeTimesDocs,
  ...reserveTimeDocs,
  ...resourceDocs,
  selectHourService: {
    heading: 'Time',
    summary: 'Select hour service',
    description: `Turns hour service on or off: jobs of up to 60 minutes, done while the customer waits. While it is on, free times
include only slots of hour service, reserved as HOUR_SERVICE. There are none if the workshop does not offer it or the
work in the cart takes longer. Turned off when another workshop is selected.`,
    input: { query: { state: true } },
    errors: [timeReserved],
  },
  organizationOffersHourService: {
    heading: 'Time',
    summary: 'Whether a workshop offers hour service',
    description: 'Returns whether the workshop offers hour service. The installation type has no effect.',
    input: { query: { organizationId: 6, installationType: 'BASSADONE_PUBLIC' } },
    output: true,
    errors: [unknownOrganization, tooLong],
  },
  isHourServiceSlotBeforeNormalSlot: {
    heading: 'Time',
    summary: 'Whether hour service is available sooner',
    description:
      'Compares the first slot of hour service with the first other free time, for the work in the cart at the selected workshop. Ignores whether hour service is selected. False if there is no slot of hour service, true if there is no other time.',
    output: true,
    errors: [organizationMissing],
  },
}
