import type { Booking } from '#shared/api/nouns/entities'
import type { Fact, FactKind } from './fact'
import { factsOf } from './facts-of'

/** A screen, mail or list that tells about a booking. The order panel beside a step shows the order of its card, and
 * the print shows what the thanks screen shows. */
export const SURFACES = [
  'stepCards',
  'thanks',
  'bookingPage',
  'cancelledPage',
  'customerMail',
  'workshopMail',
  'calendarEntry',
  'deskCalendar',
  'deskTable',
  'deskCsv',
] as const
export type Surface = (typeof SURFACES)[number]

/**
 * The facts that a surface leaves out, each with the reason (RC-01). It shows every other fact. A test renders every surface
 * and checks each cell.
 */
export const OMITTED: Readonly<Record<Surface, readonly FactKind[]>> = {
  stepCards: [
    // A visit has a state once it is booked.
    'visitState',
    // The info text of the workshop and every failure have it.
    'phone',
    // They stand with the means of payment, in the customer step.
    'paidByCard',
    'onCredit',
    'due',
    'refund',
    // The customer step has them in its own fields.
    'serviceContract',
    'email',
    'withdrawalUntil',
    'earlyStart',
    // Only a saved booking has a contract to withdraw from.
    'withdrawn',
    // Only the workshop understands the code.
    'serviceCode',
  ],
  thanks: [
    // It has just been booked.
    'visitState',
    // It stands in the ticket's head, in the line about the sent mail.
    'email',
    // Only the workshop understands the code.
    'serviceCode',
  ],
  bookingPage: [
    // Only the workshop understands the code.
    'serviceCode',
  ],
  cancelledPage: [
    // There is no visit any more, so nobody brings, leaves, fetches or works on the car, and nothing of it is to be paid.
    'shift',
    'mechanic',
    'visitState',
    'kilometers',
    'delivery',
    'bringDate',
    'pickupDate',
    'keyLocker',
    'fetching',
    'returning',
    'loan',
    'discount',
    'total',
    'agreedPrice',
    'due',
    'notes',
    'serviceContract',
    'serviceCode',
    // The contract has ended with the booking.
    'withdrawalUntil',
    'earlyStart',
    // The line about the confirmation has it.
    'email',
  ],
  customerMail: [
    // It changes after the mail. The booking's page has it, and a mail of its own tells that the car is ready.
    'visitState',
    // The mail itself was sent to this address.
    'email',
    // Anyone may type a model into a mail to a stranger. The register number identifies the car.
    'vehicle',
    // Only the workshop understands the code.
    'serviceCode',
  ],
  workshopMail: [
    // The workshop itself sets it.
    'visitState',
    // The workshop knows its own address and telephone number.
    'address',
    'phone',
  ],
  calendarEntry: [
    // Nobody updates the entry when it changes.
    'visitState',
    // The entry has the time, place, vehicle and services. The rest is in the mail beside it.
    'priceKind',
    'total',
    'agreedPrice',
    'discount',
    'paidByCard',
    'onCredit',
    'due',
    'refund',
    'kilometers',
    'serviceContract',
    // Only the workshop understands the code.
    'serviceCode',
    // They are terms of the contract, and the entry is removed with the visit.
    'withdrawalUntil',
    'earlyStart',
    'withdrawn',
    // Calendars are shared with others.
    'symptom',
    'notes',
    'email',
  ],
  deskCalendar: [
    // The calendar is the workshop's own.
    'workshop',
    'address',
    'phone',
    // The address of the calendar opens it without a name, so it has no more than the work and the car need.
    'vehicle',
    'kilometers',
    'discount',
    'total',
    'agreedPrice',
    'paidByCard',
    'onCredit',
    'due',
    'refund',
    'symptom',
    'notes',
    'delivery',
    'serviceContract',
    'serviceCode',
    'email',
    // An enquiry has no visit yet.
    'askedDay',
  ],
  deskTable: [
    // The workshop knows its own address and telephone number.
    'address',
    'phone',
    // A terminal is too narrow. The CSV has them.
    'kilometers',
    'discount',
    'serviceCode',
    'serviceContract',
    'withdrawalUntil',
    'email',
  ],
  deskCsv: [
    // The workshop knows its own address and telephone number.
    'address',
    'phone',
  ],
}

/** Returns the facts of a booking that a surface shows, in order. */
export const factsFor = (surface: Surface, booking: Booking): Fact[] =>
  factsOf(booking).filter(({ kind }) => !OMITTED[surface].includes(kind))
