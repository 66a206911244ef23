import { contract, type BookingContract } from '#shared/api/contract'
import type { Contract, Endpoint } from '#shared/api/endpoint'
import type { AnyCallDoc, Docs } from '../openapi/call-doc'
import type { Heading } from '../openapi/headings'
import { currentBookingDocs } from '../sections/booking/current/docs/current'
import { savedDocs } from '../sections/booking/saved/docs/saved'
import { withdrawalDocs } from '../sections/booking/withdrawal/docs/withdrawal'
import { cardPaymentDocs } from '../sections/payments/card/docs/card-payment'
import { creditBankDocs } from '../sections/payments/credit-bank/docs/credit-bank'
import { financingDocs } from '../sections/payments/financing/docs/financing'
import { cartDocs } from '../sections/services/docs/cart'
import { listingDocs } from '../sections/services/docs/listings'
import { productDocs } from '../sections/services/docs/products'
import { repairDocs } from '../sections/services/docs/repairs'
import { tireDocs } from '../sections/services/docs/tires'
import { sessionDocs } from '../sections/session/docs/session'
import { earlierTimeDocs } from '../sections/time/earlier/docs/earlier-time'
import { slotDocs } from '../sections/time/slots/docs/slots'
import { vehicleDocs } from '../sections/vehicle/docs/vehicle'
import { visitStateDocs } from '../sections/visit/state/docs/visit-state'
import { serviceTicketsDocs } from '../sections/visit/tickets/docs/service-tickets'
import { valetDocs } from '../sections/visit/valet/docs/valet'
import { workplaceDocs } from '../sections/workplaces/docs/workplaces'

const ofEachCall: Docs<BookingContract> = {
  ...sessionDocs,
  ...vehicleDocs,
  ...workplaceDocs,
  ...listingDocs,
  ...cartDocs,
  ...productDocs,
  ...tireDocs,
  ...repairDocs,
  ...slotDocs,
  ...earlierTimeDocs,
  ...currentBookingDocs,
  ...savedDocs,
  ...withdrawalDocs,
  ...cardPaymentDocs,
  ...creditBankDocs,
  ...financingDocs,
  ...serviceTicketsDocs,
  ...valetDocs,
  ...visitStateDocs,
}

/** Documentation of each call, by its name. */
export const docs: Readonly<Record<string, AnyCallDoc>> = ofEachCall

/** Returns the calls under a heading, by name. */
export const callsUnder = (heading: Heading): Contract =>
  Object.fromEntries(Object.entries<Endpoint>(contract).filter(([name]) => docs[name]?.heading === heading))
