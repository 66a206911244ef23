import type { Booking } from '#shared/api/nouns/entities'
import type { Fact, FactKind } from './fact'
import { factsOf } from './facts-of'

/** A screen, mail or list that tells about a booking. The order panel beside a step shows the order of its card, and
 * the print shows what the thanks screen shows. */
export const SURFACES = [
  'stepCards',
  'thanks',
  'bookingPage',
  'customerMail',
  'workshopMail',
  'calendarEntry',
  'deskTable',
  'deskCsv',
] as const
export type Surface = (typeof SURFACES)[number]

const OTHER_STEP = 'the customer step has it in its own fields'
const AT_PAYMENT = 'stands with the means of payment, in the customer step'
const OWN_ADDRESS = 'the mail itself was sent to this address'
const NARROW = 'a terminal is too narrow; the CSV has it'
const PLACE = 'the workshop knows its own address and telephone number'
const TICKET = 'the entry has the time, place, vehicle and services; the rest is in the mail beside it'
const OTHERS_EYES = 'calendars are shared with others'
const WORKSHOP_ONLY = 'a code that only the workshop understands'

/**
 * Why a surface leaves out a fact (RC-01). It shows every fact that is not named here. The test beside this file renders
 * every surface and checks each cell.
 */
export const OMITTED: Readonly<Record<Surface, Readonly<Partial<Record<FactKind, string>>>>> = {
  stepCards: {
    phone: 'the info text of the workshop and every failure have it',
    paidByCard: AT_PAYMENT,
    onCredit: AT_PAYMENT,
    due: AT_PAYMENT,
    refund: AT_PAYMENT,
    serviceContract: OTHER_STEP,
    serviceCode: WORKSHOP_ONLY,
    email: OTHER_STEP,
  },
  thanks: { email: 'stands below the receipt, in the line about the sent mail', serviceCode: WORKSHOP_ONLY },
  bookingPage: { serviceCode: WORKSHOP_ONLY },
  customerMail: {
    email: OWN_ADDRESS,
    vehicle: 'anyone may type a model into a mail to a stranger; the register number identifies the car',
    serviceCode: WORKSHOP_ONLY,
  },
  workshopMail: { address: PLACE, phone: PLACE },
  calendarEntry: {
    total: TICKET,
    agreedPrice: TICKET,
    discount: TICKET,
    paidByCard: TICKET,
    onCredit: TICKET,
    due: TICKET,
    refund: TICKET,
    kilometers: TICKET,
    serviceContract: TICKET,
    serviceCode: WORKSHOP_ONLY,
    symptom: OTHERS_EYES,
    notes: OTHERS_EYES,
    email: OTHERS_EYES,
  },
  deskTable: {
    address: PLACE,
    phone: PLACE,
    kilometers: NARROW,
    discount: NARROW,
    serviceCode: NARROW,
    serviceContract: NARROW,
    email: NARROW,
  },
  deskCsv: { address: PLACE, phone: PLACE },
}

/** Returns the facts of a booking that a surface shows, in order. */
export const factsFor = (surface: Surface, booking: Booking): Fact[] =>
  factsOf(booking).filter(({ kind }) => OMITTED[surface][kind] === undefined)
