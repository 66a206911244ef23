import { completionCalls } from './contract/completion'
import { organizationCalls } from './contract/organizations'
import { serviceCalls } from './contract/services'
import { sessionCalls } from './contract/session'
import { timeCalls } from './contract/time'
import { vehicleCalls } from './contract/vehicle'

/** Every call of the booking REST API, by name. All paths lie below `<prefix>/ServiceBooking/rest`. */
export const contract = {
  ...sessionCalls,
  ...vehicleCalls,
  ...organizationCalls,
  ...serviceCalls,
  ...timeCalls,
  ...completionCalls,
} as const

export type BookingContract = typeof contract
