import type * as valet from '#shared/api/contract/visit/valet'
import { conflict, type Docs } from '../../../../openapi/call-doc'

const timeNotOffered = conflict('TIME_NOT_OFFERED', 'It is not one of the current times of GET /biila/times.')
const timeNotFitting = conflict('TIME_NOT_FITTING', 'The window does not fit the reserved time, or it is full.')
const noReplacementCar = conflict(
  'NO_REPLACEMENT_CAR',
  'The car comes back on a later day, and no replacement car is free until then.',
)

/** Documentation of the pick-up and return service. */
export const valetDocs: Docs<typeof valet> = {
  biilaTimes: {
    heading: 'Other',
    summary: 'Times for picking up and returning the car',
    description:
      'Lists the starts of the windows with a free place in which the car is picked up from the customer and brought back, on bookable days of the session’s workshop. Empty if the workshop has no such service. Also returns the chosen times, the length of a window and the product of the service.',
    output: {
      pickupTimes: ['2026-11-25T07:00:00', '2026-11-25T08:00:00'],
      returnTimes: ['2026-11-25T15:00:00', '2026-11-25T16:00:00'],
      pickup: null,
      return: null,
      windowMinutes: 60,
      visitMinutes: 90,
      product: null,
    },
    errors: [],
  },
  setBiilaPickupTime: {
    heading: 'Other',
    summary: 'Set the pick-up time',
    description:
      'Sets one of the offered times and takes a place in its window if a time is reserved. A return time that is no longer later is removed. An empty product parameter PICKUP_ADDRESS clears both times.',
    input: { body: { wantedDate: '2026-11-25T08:00:00' } },
    errors: [timeNotOffered, timeNotFitting, noReplacementCar],
  },
  setBiilaReturnTime: {
    heading: 'Other',
    summary: 'Set the return time',
    description: 'Sets one of the offered times. It must be after the pick-up time.',
    input: { body: { wantedDate: '2026-11-25T16:00:00' } },
    errors: [
      timeNotOffered,
      conflict('BEFORE_PICKUP', 'No pick-up time is set, or it is later.'),
      timeNotFitting,
      noReplacementCar,
    ],
  },
}
