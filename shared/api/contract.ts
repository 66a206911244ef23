import * as session from './contract/session'
import * as vehicle from './contract/vehicle'
import * as workplaces from './contract/workplaces'
import * as listings from './contract/services/listings'
import * as cart from './contract/services/cart'
import * as products from './contract/services/products'
import * as tires from './contract/services/tires'
import * as repairs from './contract/services/repairs'
import * as slots from './contract/time/slots'
import * as earlierTime from './contract/time/earlier'
import * as currentBooking from './contract/booking/current'
import * as savedBooking from './contract/booking/saved'
import * as withdrawal from './contract/booking/withdrawal'
import * as cardPayment from './contract/payments/card'
import * as creditBank from './contract/payments/credit-bank'
import * as financing from './contract/payments/financing'
import * as tickets from './contract/visit/tickets'
import * as valet from './contract/visit/valet'
import * as visitState from './contract/visit/state'

/**
 * Every call of the booking REST API by name, for programs that use them all. A screen imports only the calls it makes.
 * All paths are below `<prefix>/ServiceBooking/rest`. The headings of specification section 7 stand in the
 * documentation of the calls (`server/sections`).
 */
export const contract = {
  ...session,
  ...vehicle,
  ...workplaces,
  ...listings,
  ...cart,
  ...products,
  ...tires,
  ...repairs,
  ...slots,
  ...earlierTime,
  ...currentBooking,
  ...savedBooking,
  ...withdrawal,
  ...cardPayment,
  ...creditBank,
  ...financing,
  ...tickets,
  ...valet,
  ...visitState,
} as const

export type BookingContract = typeof contract
