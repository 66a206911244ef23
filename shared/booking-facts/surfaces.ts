import type { Booking } from '#shared/api/nouns/booking'
import type { Fact, FactKind } from './fact'
import { factsOf } from './facts-of'
import { instructionsOf, type Instruction, type InstructionKind } from './instructions'

/**
 * A screen, mail or list that tells about a booking. The panel beside the services and the time shows the order of its
 * card, and the print shows what the thanks screen shows.
 */
export const SURFACES = [
  'stepCards',
  'orderPanel',
  'thanks',
  'bookingPage',
  'cancelledPage',
  'customerMail',
  'cancelMail',
  'workshopMail',
  'calendarEntry',
  'deskCalendar',
  'deskTable',
  'deskCsv',
] as const
export type Surface = (typeof SURFACES)[number]

/** The rest of the booking is over with its time: nothing is brought, fetched or kept for it. */
const OF_A_VISIT = [
  'shift',
  'mechanic',
  'visitState',
  'openingHours',
  'workshopInfo',
  'delivery',
  'bringDate',
  'pickupDate',
  'keyLocker',
  'lockerGuide',
  'fetching',
  'returning',
  'loan',
] as const satisfies readonly FactKind[]

/**
 * The facts that a surface leaves out, each with the reason that its reader has (RC-01). It shows every other fact. A test
 * renders every surface and checks each cell.
 */
export const OMITTED: Readonly<Record<Surface, readonly FactKind[]>> = {
  stepCards: [
    // The page's heading says it, and the module's own step shows what it asks.
    'process',
    'own',
    'ownWords',
    // Only a booked visit has a state.
    'visitState',
    // The panel with the workshop's text and every failure have it.
    'phone',
    // They were read when the workshop was chosen, and come again with the confirmation.
    'openingHours',
    'workshopInfo',
    'lockerGuide',
    // They stand with the means of payment, and in the panel beside them.
    'paidByCard',
    'onCredit',
    'creditPending',
    'due',
    'refund',
    // They are typed or ticked in the customer step itself.
    'serviceContract',
    'email',
    'withdrawalUntil',
    'earlyStart',
    // Only a saved booking has a contract to withdraw from.
    'withdrawn',
    // Only the workshop understands the code.
    'serviceCode',
  ],
  orderPanel: [
    // The page's heading says it, and the module's own step shows what it asks.
    'process',
    'own',
    'ownWords',
    // Only a booked visit has a state.
    'visitState',
    // The cards above the step show the car and the workshop in full.
    'address',
    'phone',
    'openingHours',
    'workshopInfo',
    'plate',
    'vehicle',
    'kilometers',
    // It comes with the confirmation.
    'lockerGuide',
    // They stand in the step's form and in its question about the right of withdrawal.
    'email',
    'withdrawalUntil',
    'earlyStart',
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
    ...OF_A_VISIT,
    // What was asked for is asked for no more.
    'own',
    'ownWords',
    'symptom',
    'notes',
    'serviceContract',
    'serviceCode',
    // Nothing is left to pay or to decide.
    'creditPending',
    'due',
    'withdrawalUntil',
    'earlyStart',
    // The line about the sent mail has it.
    'email',
  ],
  customerMail: [
    // It changes after the mail. The booking's page has it, and a mail of its own tells that the car is ready.
    'visitState',
    // The mail itself was sent to this address.
    'email',
    // Only the workshop understands the code.
    'serviceCode',
  ],
  cancelMail: [
    ...OF_A_VISIT,
    // What was asked for is asked for no more.
    'own',
    'ownWords',
    'symptom',
    'notes',
    'serviceContract',
    'serviceCode',
    // Nothing is left to pay or to decide.
    'creditPending',
    'due',
    'withdrawalUntil',
    'earlyStart',
    // A withdrawal has a mail of its own.
    'withdrawn',
    // The mail itself was sent to this address.
    'email',
  ],
  workshopMail: [
    // The workshop itself sets it.
    'visitState',
    // The workshop knows its own address, number, hours and texts.
    'address',
    'phone',
    'openingHours',
    'workshopInfo',
    'lockerGuide',
  ],
  calendarEntry: [
    // Nobody updates the entry when it changes.
    'visitState',
    // The entry has the time, place, vehicle and services. The rest is in the mail beside it.
    'openingHours',
    'priceKind',
    'total',
    'agreedPrice',
    'discount',
    'paidByCard',
    'onCredit',
    'creditPending',
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
    // Calendars are shared with others, whom neither the car's faults nor the way to its key concern.
    'ownWords',
    'symptom',
    'notes',
    'email',
    'lockerGuide',
  ],
  deskCalendar: [
    // The calendar is the workshop's own.
    'workshop',
    'address',
    'phone',
    'openingHours',
    'workshopInfo',
    'lockerGuide',
    // The address of the calendar opens it without a name, so it has no more than the work and the car need. Of a
    // service it has the name and the open choices, because its other remarks may be typed.
    'vehicle',
    'kilometers',
    'discount',
    'total',
    'agreedPrice',
    'paidByCard',
    'onCredit',
    'creditPending',
    'due',
    'refund',
    'ownWords',
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
    // The workshop knows its own address, number, hours and texts.
    'address',
    'phone',
    'openingHours',
    'workshopInfo',
    'lockerGuide',
    // A terminal is too narrow. The CSV has them.
    'kilometers',
    'discount',
    'serviceCode',
    'serviceContract',
    'withdrawalUntil',
    'email',
  ],
  deskCsv: [
    // The workshop knows its own address, number, hours and texts.
    'address',
    'phone',
    'openingHours',
    'workshopInfo',
    'lockerGuide',
  ],
}

/** Returns the facts of a booking that a surface shows, in order. */
export function factsFor(surface: Surface, booking: Booking): Fact[] {
  const facts = factsOf(booking).filter(({ kind }) => !OMITTED[surface].includes(kind))
  return OVER.has(surface) ? facts.map(withoutArrival) : facts
}

/** Surfaces of a booking that is cancelled. */
const OVER = new Set<Surface>(['cancelledPage', 'cancelMail'])

/** Nobody brings the car any more. */
const withoutArrival = (fact: Fact): Fact => (fact.kind === 'day' ? { ...fact, from: null, to: null } : fact)

/** The instructions that a surface leaves out, each with the reason that its reader has. */
const UNTOLD: Readonly<Partial<Record<Surface, readonly InstructionKind[]>>> = {
  // An entry tells of the visit, and is shared with others.
  calendarEntry: ['pay'],
  // The desk's lists have the payments as facts.
  workshopMail: ['pay', 'contact'],
  deskCalendar: ['pay', 'contact'],
  deskTable: ['pay', 'contact'],
  deskCsv: ['pay', 'contact'],
}

/** Returns what a surface tells the customer to do, or tells the desk that the customer was told. */
export const instructionsFor = (surface: Surface, booking: Booking): Instruction[] =>
  OVER.has(surface) ? [] : instructionsOf(factsOf(booking)).filter(({ kind }) => !UNTOLD[surface]?.includes(kind))
