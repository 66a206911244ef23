import { sections } from '#shared/api/contract'
import type { Contract } from '#shared/api/endpoint'
import type { AnyCallDoc } from '../openapi/call-doc'
import { cardPaymentDocs } from '../sections/payments/card/docs/card-payment'
import { completionDocs } from '../sections/booking/saved/docs/saved'
import { creditBankDocs } from '../sections/payments/credit-bank/docs/credit-bank'
import { earlierTimeDocs } from '../sections/time/earlier/docs/earlier-time'
import { financingDocs } from '../sections/payments/financing/docs/financing'
import { organizationsDocs } from '../sections/workplaces/docs/workplaces'
import { otherDocs } from '../sections/other/docs/other'
import { serviceTicketsDocs } from '../sections/visit/tickets/docs/service-tickets'
import { servicesDocs } from '../sections/services/docs/services'
import { sessionDocs } from '../sections/session/docs/session'
import { timeDocs } from '../sections/time/slots/docs/time'
import { withdrawalDocs } from '../sections/booking/withdrawal/docs/withdrawal'
import { vehicleDocs } from '../sections/vehicle/docs/vehicle'
import { visitDocs } from '../sections/visit/state/docs/visit'

/** A heading of specification section 7 or an extension, with its calls and their documentation by name. */
interface Heading {
  readonly title: string
  readonly description: string
  readonly calls: Contract
  readonly docs: Readonly<Record<string, AnyCallDoc>>
}

/** Headings of the contract, in its order. */
export const headings: readonly Heading[] = [
  {
    title: 'Session and settings',
    description: 'Opening a session, and the settings of the chain and its workshops.',
    calls: sections.session,
    docs: sessionDocs,
  },
  {
    title: 'Vehicle',
    description: 'Selecting the vehicle, and the current booking of the session.',
    calls: sections.vehicle,
    docs: vehicleDocs,
  },
  {
    title: 'Organizations',
    description: 'Searching, selecting and changing workshops.',
    calls: sections.organizations,
    docs: organizationsDocs,
  },
  {
    title: 'Services and cart',
    description: 'Services and tires on offer for the vehicle, and the cart.',
    calls: sections.services,
    docs: servicesDocs,
  },
  {
    title: 'Time',
    description: 'Free times, holding a time, and selecting mechanics. Times are wall-clock times in Europe/Helsinki.',
    calls: sections.time,
    docs: timeDocs,
  },
  {
    title: 'Booking completion and edits',
    description: 'Saving the booking, and opening, changing or cancelling a saved one.',
    calls: sections.completion,
    docs: completionDocs,
  },
  {
    title: 'Financing (generic)',
    description: 'The credit offered for a price, and the lowest such price.',
    calls: sections.financing,
    docs: financingDocs,
  },
  {
    title: 'Credit-bank section',
    description: 'The service-credit account of a consumer credit provider: payment methods, application, signing.',
    calls: sections.creditBank,
    docs: creditBankDocs,
  },
  {
    title: 'Card payment provider',
    description: 'Paying by card.',
    calls: sections.cardPayment,
    docs: cardPaymentDocs,
  },
  {
    title: 'Service tickets',
    description: 'Tickets for work proposed to a customer before it is booked.',
    calls: sections.serviceTickets,
    docs: serviceTicketsDocs,
  },
  {
    title: 'Other',
    description: 'Windshields, damage inspection, recalls, leasing, repair targets, vehicle pick-up and return.',
    calls: sections.other,
    docs: otherDocs,
  },
  {
    title: 'Right of withdrawal (extension withdrawal)',
    description:
      'Withdrawing from the contract of a booking, where the chain grants that right. Not part of the specification: a server that does not announce `withdrawal` in `GET /settings` lacks these calls.',
    calls: sections.withdrawal,
    docs: withdrawalDocs,
  },
  {
    title: 'Earlier time (extension earlierTime)',
    description:
      'Customers who want an earlier time are offered one when it becomes free. Not part of the specification: a server that does not announce `earlierTime` in `GET /settings` lacks these calls.',
    calls: sections.earlierTime,
    docs: earlierTimeDocs,
  },
  {
    title: 'State of a visit (extension visitState)',
    description:
      'Calls of the workshop’s own systems. Not part of the specification: a server that does not announce `visitState` in `GET /settings` lacks them.',
    calls: sections.visit,
    docs: visitDocs,
  },
]

/** Documentation of each call, by its name. */
export const docs: Readonly<Record<string, AnyCallDoc>> = Object.fromEntries(
  headings.flatMap(({ docs }) => Object.entries(docs)),
)
