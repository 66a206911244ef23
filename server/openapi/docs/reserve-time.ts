import type * as time from '#shared/api/contract/time'
import type { Docs } from '../call-doc'
import { organizationMissing, tooLong } from './time-errors'

type ReserveTimeCalls = Pick<typeof time, 'reserveTime' | 'removeReservation' | 'saveReservationDetails' | 'saveLead'>

export const reserveTimeDocs: Docs<ReserveTimeCalls> = {
  reserveTime: {
    summary: 'Hold a time',
    description: `Holds a time for this session until it is saved, given up or runs out (ten minutes, prolonged by each call). It
takes the place of an earlier one and of a time enquiry; where it cannot be had, the earlier one stays.

\`reservation\` is \`start|end\` of a slot as it was offered; from 00:00:00 to 23:59:59 of one day it is the day as a whole,
and the server picks the hour, in the shift asked for if it can. In maintenance an hour has to lie in the shift of
\`workshiftPosition\`. No two reservations or holds ever overlap on one lift, however many ask at once.

\`responseCode\` is SUCCESS, or NOT_AVAILABLE where the time is not offered or somebody else was first.`,
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
      {
        status: 400,
        code: 'BAD_RESERVATION',
        when: '`reservation` is not two dates and times with a bar between them.',
      },
    ],
  },
  removeReservation: {
    summary: 'Give the time up',
    description: 'Lets go of the held time or the time enquiry, so that the rest of the booking can be changed again.',
    errors: [],
  },
  saveReservationDetails: {
    summary: 'How the car and its key come and go',
    description:
      'Keeps what the visitor has said with the time: waiting, leaving the car for the day, the key locker. The locker is reserved when the booking is saved, where the workshop has one and it is not taken.',
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
    summary: 'Ask for a day instead of reserving a time',
    description:
      'Makes the booking a time enquiry for a day on which the workshop is open. Takes the place of a held time, which is free again.',
    input: { query: { leadDate: '2026-12-07' } },
    errors: [
      organizationMissing,
      {
        status: 400,
        code: 'BAD_LEAD_DATE',
        when: '`leadDate` is not a date, or the workshop is closed or needs more notice.',
      },
    ],
  },
}
