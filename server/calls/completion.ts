/** SPEC.md section 7, «Booking completion and edits»: handlers. */
import type * as completion from '#shared/api/contract/completion'
import type { ProcessType } from '#shared/api/nouns/enums'
import { normalisedRegisterNumber } from '../domain/register-number'
import { Refusal } from '../refusal'
import { hashed } from '../secrets'
import { findBooking } from '../store/bookings'
import { saveBooking } from './save-booking'
import type { Dependencies, Handlers } from './types'

/** The processes that have screens (RT-11). */
const ROUTED: readonly ProcessType[] = ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM']

export const completionHandlers = (dependencies: Dependencies): Handlers<typeof completion> => ({
  saveBooking: (_, context) => saveBooking(dependencies, context),
  activeProcesses: async () => [...ROUTED],
  enabledProcesses: async () => [...ROUTED],

  openBooking: async ({ query }) => {
    const registerNumber = normalisedRegisterNumber(query.registerNumber)
    const booking = await findBooking(dependencies.db, hashed(query.bookingKey), registerNumber)
    // One answer, whichever of the two was wrong (READINGS.md 37).
    if (!booking) throw new Refusal(404, 'NOT_FOUND', 'no such booking')
    return booking
  },
})
