import { sections } from '#shared/api/contract'
import type { Contract } from '#shared/api/endpoint'

/** A heading of specification section 7, with its calls. */
export interface Heading {
  readonly title: string
  readonly description: string
  readonly calls: Contract
}

/** Headings of the contract, in its order. */
export const headings: readonly Heading[] = [
  {
    title: 'Session and settings',
    description: 'Opening a session, and the settings of the chain and its workshops.',
    calls: sections.session,
  },
  {
    title: 'Vehicle',
    description: 'Selecting the vehicle, and the current booking of the session.',
    calls: sections.vehicle,
  },
  {
    title: 'Organizations',
    description: 'Searching, selecting and changing workshops.',
    calls: sections.organizations,
  },
  {
    title: 'Services and cart',
    description: 'Services and tires on offer for the vehicle, and the cart.',
    calls: sections.services,
  },
  {
    title: 'Time',
    description: 'Free times, holding a time, and selecting mechanics. Times are wall-clock times in Europe/Helsinki.',
    calls: sections.time,
  },
  {
    title: 'Booking completion and edits',
    description: 'Saving the booking, and opening, changing or cancelling a saved one.',
    calls: sections.completion,
  },
  {
    title: 'Financing (generic)',
    description: 'The credit offered for a price, and the lowest such price.',
    calls: sections.financing,
  },
  {
    title: 'Credit-bank section',
    description: 'The service-credit account of a consumer credit provider: payment methods, application, signing.',
    calls: sections.creditBank,
  },
  { title: 'Card payment provider', description: 'Paying by card.', calls: sections.cardPayment },
  {
    title: 'Service tickets',
    description: 'Tickets for work proposed to a customer before it is booked.',
    calls: sections.serviceTickets,
  },
  {
    title: 'Other',
    description: 'Windshields, damage inspection, recalls, leasing, repair targets, vehicle pick-up and return.',
    calls: sections.other,
  },
]
