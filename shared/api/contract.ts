import * as cardPayment from './contract/payments/card'
import * as completion from './contract/booking/saved'
import * as creditBank from './contract/payments/credit-bank'
import * as earlierTime from './contract/time/earlier'
import * as financing from './contract/payments/financing'
import * as organizations from './contract/workplaces'
import * as other from './contract/other'
import * as serviceTickets from './contract/visit/tickets'
import * as services from './contract/services'
import * as session from './contract/session'
import * as time from './contract/time/slots'
import * as vehicle from './contract/vehicle'
import * as withdrawal from './contract/booking/withdrawal'
import * as visit from './contract/visit/state'

/** The calls of specification section 7 by heading, and the extensions. All paths are below `<prefix>/ServiceBooking/rest`. */
export const sections = {
  session,
  vehicle,
  organizations,
  services,
  time,
  completion,
  financing,
  creditBank,
  cardPayment,
  serviceTickets,
  other,
  withdrawal,
  earlierTime,
  visit,
} as const

/**
 * Every call of the booking REST API by name, for programs that use them all. A screen imports only the calls it makes.
 */
export const contract = {
  ...session,
  ...vehicle,
  ...organizations,
  ...services,
  ...time,
  ...completion,
  ...financing,
  ...creditBank,
  ...cardPayment,
  ...serviceTickets,
  ...other,
  ...withdrawal,
  ...earlierTime,
  ...visit,
} as const

export type BookingContract = typeof contract
