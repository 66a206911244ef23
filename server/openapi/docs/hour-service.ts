import type * as time from '#shared/api/contract/time'
import type { Docs } from '../call-doc'
import { organizationMissing, timeReserved, tooLong, unknownOrganization } from './time-errors'

type HourServiceCalls = Pick<
  typeof time,
  'selectHourService' | 'organizationOffersHourService' | 'isHourServiceSlotBeforeNormalSlot'
>

export const hourServiceDocs: Docs<HourServiceCalls> = {
  selectHourService: {
    summary: 'Choose hour service',
    description: `Turns hour service on or off: jobs of up to 60 minutes, done within the hour while the customer waits. While it is on,
free times are hours of hour service alone, which are reserved as HOUR_SERVICE; there are none where the workshop does not
offer it or the work in the cart takes longer. Turned off when another workshop is chosen.`,
    input: { query: { state: true } },
    errors: [timeReserved],
  },
  organizationOffersHourService: {
    summary: 'Whether a workshop offers hour service',
    description: 'Asked before hour service is offered to the visitor. The installation type makes no difference here.',
    input: { query: { organizationId: 6, installationType: 'BASSADONE_PUBLIC' } },
    output: true,
    errors: [unknownOrganization, tooLong],
  },
  isHourServiceSlotBeforeNormalSlot: {
    summary: 'Whether hour service would be sooner',
    description: `Compares the first free hour of hour service with the first free time otherwise, for the work in the cart at the
chosen workshop, whichever of the two is chosen. False where there is no such hour, true where there is nothing else.`,
    output: true,
    errors: [organizationMissing],
  },
}
