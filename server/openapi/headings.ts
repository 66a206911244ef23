/**
 * Headings of specification section 7, in its order, then the extensions. Each call's documentation names its heading,
 * which is the call's tag in the OpenAPI document.
 */
export const HEADINGS = [
  {
    title: 'Session and settings',
    description: 'Opening a session, and the settings of the chain and its workshops.',
  },
  {
    title: 'Vehicle',
    description: 'Selecting the vehicle, and the current booking of the session.',
  },
  {
    title: 'Organizations',
    description: 'Searching, selecting and changing workshops.',
  },
  {
    title: 'Services and cart',
    description: 'Services and tires on offer for the vehicle, and the cart.',
  },
  {
    title: 'Time',
    description: 'Free times, holding a time, and selecting mechanics. Times are wall-clock times in Europe/Helsinki.',
  },
  {
    title: 'Booking completion and edits',
    description: 'Saving the booking, and opening, changing or cancelling a saved one.',
  },
  {
    title: 'Financing (generic)',
    description: 'The credit offered for a price, and the lowest such price.',
  },
  {
    title: 'Credit-bank section',
    description: 'The service-credit account of a consumer credit provider: payment methods, application, signing.',
  },
  {
    title: 'Card payment provider',
    description: 'Paying by card.',
  },
  {
    title: 'Service tickets',
    description: 'Tickets for work proposed to a customer before it is booked.',
  },
  {
    title: 'Other',
    description: 'Windshields, damage inspection, recalls, leasing, repair targets, vehicle pick-up and return.',
  },
  {
    title: 'Right of withdrawal (extension withdrawal)',
    description:
      'Withdrawing from the contract of a booking, where the chain grants that right. Not part of the specification: a server that does not announce `withdrawal` in `GET /settings` lacks these calls.',
  },
  {
    title: 'Earlier time (extension earlierTime)',
    description:
      'Customers who want an earlier time are offered one when it becomes free. Not part of the specification: a server that does not announce `earlierTime` in `GET /settings` lacks these calls.',
  },
  {
    title: 'State of a visit (extension visitState)',
    description:
      'Calls of the workshop’s own systems. Not part of the specification: a server that does not announce `visitState` in `GET /settings` lacks them.',
  },
] as const

export type Heading = (typeof HEADINGS)[number]['title']
