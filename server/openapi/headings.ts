import { sections } from '#shared/api/contract'
import type { Contract } from '#shared/api/endpoint'

/** A heading of SPEC.md section 7, with its calls. */
export interface Heading {
  readonly title: string
  readonly description: string
  readonly calls: Contract
}

/** The headings of the contract, in its order. */
export const headings: readonly Heading[] = [
  {
    title: 'Session and settings',
    description: 'Opening a session, and what the chain and its workshops have set.',
    calls: sections.session,
  },
  {
    title: 'Vehicle',
    description: 'Finding the vehicle, and the booking of the session so far.',
    calls: sections.vehicle,
  },
  {
    title: 'Organizations',
    description: 'Workshops: finding, choosing and changing them.',
    calls: sections.organizations,
  },
  {
    title: 'Services and cart',
    description: 'What is on offer for the vehicle, and what of it is in the cart, tires among it.',
    calls: sections.services,
  },
  {
    title: 'Time',
    description: 'Free times, the reservation of one, and who does the work. Times are wall-clock Europe/Helsinki.',
    calls: sections.time,
  },
  {
    title: 'Booking completion and edits',
    description: 'Saving the booking, and what can be done with a saved one.',
    calls: sections.completion,
  },
  {
    title: 'Financing (generic)',
    description: 'Whether a price can be paid on credit, and from which on.',
    calls: sections.financing,
  },
  {
    title: 'Credit-bank section',
    description: 'The service-credit account of a consumer credit provider: ways to pay, application, signing.',
    calls: sections.creditBank,
  },
  { title: 'Card payment provider', description: 'Paying by card.', calls: sections.cardPayment },
  {
    title: 'Service tickets',
    description: 'Tickets for work that was sold before it was booked.',
    calls: sections.serviceTickets,
  },
  {
    title: 'Other',
    description:
      'Wind-shields, damage inspection, recalls, leasing, repair targets, collecting and returning vehicles.',
    calls: sections.other,
  },
]
