import type { BookingContract } from '#shared/api/contract'
import { currentBookingHandlers } from '../sections/booking/current/index'
import { savedBookingHandlers } from '../sections/booking/saved/index'
import { withdrawalHandlers } from '../sections/booking/withdrawal/index'
import { cardPaymentHandlers } from '../sections/payments/card/index'
import { creditBankHandlers } from '../sections/payments/credit-bank/index'
import { financingHandlers } from '../sections/payments/financing/index'
import { serviceHandlers } from '../sections/services/index'
import { sessionHandlers } from '../sections/session/index'
import { earlierTimeHandlers } from '../sections/time/earlier/index'
import { type CalendarDependencies, slotHandlers } from '../sections/time/slots/index'
import { vehicleHandlers } from '../sections/vehicle/index'
import { visitStateHandlers } from '../sections/visit/state/index'
import { serviceTicketsHandlers } from '../sections/visit/tickets/index'
import { valetHandlers } from '../sections/visit/valet/index'
import { workplaceHandlers } from '../sections/workplaces/index'
import type { Handlers } from '../sections/context'

/** Creates the handlers of all calls of the contract. */
export const handlersOf = (dependencies: CalendarDependencies): Handlers<BookingContract> => ({
  ...sessionHandlers(dependencies),
  ...vehicleHandlers(dependencies),
  ...workplaceHandlers(dependencies),
  ...serviceHandlers(dependencies),
  ...slotHandlers(dependencies),
  ...earlierTimeHandlers(dependencies),
  ...currentBookingHandlers(dependencies),
  ...savedBookingHandlers(dependencies),
  ...withdrawalHandlers(dependencies),
  ...cardPaymentHandlers(dependencies),
  ...creditBankHandlers(dependencies),
  ...financingHandlers(dependencies),
  ...serviceTicketsHandlers(dependencies),
  ...valetHandlers(dependencies),
  ...visitStateHandlers(dependencies),
})
