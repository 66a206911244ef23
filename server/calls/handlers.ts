import type { BookingContract } from '#shared/api/contract'
import { cardPaymentHandlers } from './card-payment'
import { completionHandlers } from './completion'
import { creditBankHandlers } from './credit-bank'
import { financingHandlers } from './financing'
import { organizationHandlers } from './organizations'
import { otherHandlers } from './other'
import { serviceTicketsHandlers } from './service-tickets'
import { serviceHandlers } from './services'
import { sessionHandlers } from './session'
import { timeHandlers } from './time'
import { vehicleHandlers } from './vehicle'
import type { Dependencies, Handlers } from './types'

/** Creates the handlers of all calls of the contract. */
export const handlersOf = (dependencies: Dependencies): Handlers<BookingContract> => ({
  ...sessionHandlers(dependencies),
  ...vehicleHandlers(dependencies),
  ...organizationHandlers(dependencies),
  ...serviceHandlers(dependencies),
  ...timeHandlers(dependencies),
  ...completionHandlers(dependencies),
  ...financingHandlers(dependencies),
  ...creditBankHandlers(dependencies),
  ...cardPaymentHandlers(dependencies),
  ...serviceTicketsHandlers(dependencies),
  ...otherHandlers(dependencies),
})
