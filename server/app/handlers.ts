import type { BookingContract } from '#shared/api/contract'
import { cardPaymentHandlers } from '../sections/payments/card/index'
import { completionHandlers } from '../sections/booking/saved/index'
import { creditBankHandlers } from '../sections/payments/credit-bank/index'
import { earlierTimeHandlers } from '../sections/time/earlier/index'
import { financingHandlers } from '../sections/payments/financing/index'
import { organizationHandlers } from '../sections/workplaces/index'
import { otherHandlers } from '../sections/other/index'
import { serviceTicketsHandlers } from '../sections/visit/tickets/index'
import { serviceHandlers } from '../sections/services/index'
import { sessionHandlers } from '../sections/session/index'
import { type CalendarDependencies, timeHandlers } from '../sections/time/slots/index'
import { vehicleHandlers } from '../sections/vehicle/index'
import { withdrawalHandlers } from '../sections/booking/withdrawal/index'
import { visitHandlers } from '../sections/visit/state/index'
import type { Handlers } from '../sections/context'

/** Creates the handlers of all calls of the contract. */
export const handlersOf = (dependencies: CalendarDependencies): Handlers<BookingContract> => ({
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
  ...withdrawalHandlers(dependencies),
  ...earlierTimeHandlers(dependencies),
  ...visitHandlers(dependencies),
})
