import type { BookingContract } from '#shared/api/contract'
import { completionHandlers } from './completion'
import { organizationHandlers } from './organizations'
import { serviceHandlers } from './services'
import { sessionHandlers } from './session'
import { timeHandlers } from './time'
import type { Dependencies, Handlers } from './types'
import { vehicleHandlers } from './vehicle'

/** A handler for every call of the contract. */
export const handlersOf = (dependencies: Dependencies): Handlers<BookingContract> => ({
  ...sessionHandlers(dependencies),
  ...vehicleHandlers(dependencies),
  ...organizationHandlers(dependencies),
  ...serviceHandlers(dependencies),
  ...timeHandlers(dependencies),
  ...completionHandlers(dependencies),
})
