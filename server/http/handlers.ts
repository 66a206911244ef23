import type { BookingContract } from '#shared/api/contract'
import { cardPaymentHandlers } from '../sections/card/calls/card-payment'
import { completionHandlers } from '../sections/completion/calls/completion'
import { creditBankHandlers } from '../sections/credit-bank/calls/credit-bank'
import { financingHandlers } from '../sections/financing/calls/financing'
import { organizationHandlers } from '../sections/organizations/calls/organizations'
import { otherHandlers } from '../sections/other/calls/other'
import { serviceTicketsHandlers } from '../sections/tickets/calls/service-tickets'
import { serviceHandlers } from '../sections/services/calls/services'
import { sessionHandlers } from '../sections/session/calls/session'
import { timeHandlers } from '../sections/time/calls/time'
import { vehicleHandlers } from '../sections/vehicle/calls/vehicle'
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
