import type * as slots from '#shared/api/contract/time/slots'
import { badRequest, tooManyRequests, type Docs } from '../../../../openapi/call-doc'
import { organizationMissing, tooLong } from '../../../../openapi/common-errors'

export const reserveTimeDocs = {
  reserveTime: {
    heading: 'Time',
    summary: 'Hold a time',
    description: `Holds a time for this session until it is saved, given up or expires. A hold lasts ten minutes, and each call renews
it, up to thirty minutes in all. It replaces an earlier hold and a time enquiry. If the time is not available, the earlier one is kept.

\`reservation\` is \`start|end\` of an offered slot. From 00:00:00 to 23:59:59 of one day it means the whole day. The
server then picks the hour. In maintenance, the time must lie in the shift of \`workshiftPosition\`. Two reservations or holds never overlap on one lift, even with concurrent requests.

If the order has a replacement car and the workshop counts its cars, one is reserved for the days of the visit. Chosen
windows of the pick-up and return service that do not fit the time are cleared.

\`responseCode\` is SUCCESS, NOT_AVAILABLE if the time is not offered or was taken by someone else, or NO_REPLACEMENT_CAR
if no replacement car is free.`,
    input: {
      query: {
        reservation: '2026-11-24T09:00:00|2026-11-24T10:30:00',
        timeSelectionType: 'USE_ORGANIZATION_SETTING',
        workshiftPosition: 'MORNING',
      },
    },
    output: { responseCode: 'SUCCESS' },
    errors: [
      organizationMissing,
      badRequest('BAD_RESERVATION', '`reservation` is not two date-times separated by a bar.'),
      tooManyRequests(
        'TOO_MANY_HOLDS',
        'The address or network has too many unpaid times at the workshop, held by other sessions or saved. Retry-After states when one more is taken.',
      ),
    ],
  },
  removeReservation: {
    heading: 'Time',
    summary: 'Release the time',
    description: 'Releases the held time or the time enquiry, so that the rest of the booking can be changed again.',
    errors: [],
  },
  saveReservationDetails: {
    heading: 'Time',
    summary: 'Set how the car is brought and picked up',
    description:
      'Stores the details of the visit: waiting, leaving the car for the day, the key locker. The locker is reserved when the booking is saved, if the workshop has one and it is free.',
    input: {
      body: {
        customerWaiting: false,
        importDate: '2026-11-24T09:00:00',
        pickupDate: null,
        towingRequired: false,
        vehicleLeftForDay: true,
        usingKeyLocker: true,
      },
    },
    errors: [tooLong],
  },
  saveLead: {
    heading: 'Time',
    summary: 'Request a day instead of a time',
    description: 'Makes the booking a time enquiry for a day on which the workshop is open. Releases a held time.',
    input: { query: { leadDate: '2026-12-07' } },
    errors: [
      organizationMissing,
      badRequest('BAD_LEAD_DATE', '`leadDate` is not a date, the workshop is closed, or it needs more notice.'),
    ],
  },
} satisfies Partial<Docs<typeof slots>>
