/** What a visit takes besides its lift: a replacement car, and places in windows in which the car is fetched and returned. */
import { addDays, at } from '#shared/date/wall-clock'
import { daysOfLoan, loanOf } from '#shared/booking-facts/loan'
import { fittingPickups, fittingReturns, reservedVisit } from '#shared/booking-facts/valet-times'
import { readBooking } from '../../../../booking-document/bookings'
import { NO_VALET, withDraftDefaults } from '../../../../draft/draft'
import { settleCounted, type Taker } from '../../../../holds/counted-resources'
import { findReservation, type ReservationRow } from '../../../../holds/holds'
import { partyOf, type Session } from '../../../../draft/sessions'
import type { Database } from '../../../../platform/database/database'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { capacityAt, windowAt, type Direction } from '../rules/valet-windows'
import type { CalendarDependencies } from '../store/calendars'
import type { ChainFacts, WorkshopExtras } from '../store/chain-facts'
import { isCarLoan } from './notice'
import { offeredValet, type OfferedValet } from './valet-times'

/** A visit whose lift is reserved. The caller has locked its workshop. */
export interface ReservedVisit {
  readonly tx: Database
  readonly session: Pick<Session, 'id'>
  readonly draft: Draft
  readonly reservation: ReservationRow
}

type Calendars = Pick<CalendarDependencies, 'calendars' | 'now'>

/** No replacement car is free on all days of the visit. */
export class NoReplacementCar extends Error {
  override readonly name = 'NoReplacementCar'
}

/** Whether the cart has the loan of a replacement car. */
export const hasReplacementCar = (facts: ChainFacts, draft: Pick<Draft, 'cart' | 'agreed'>): boolean =>
  draft.cart.some((line) => isCarLoan(facts, draft, line))

/** Number of a workshop's replacement cars; null if they are not counted. */
const carsOf = ({ extras }: ChainFacts, organizationId: number | null): number | null =>
  (organizationId === null ? null : extras.get(organizationId)?.replacementCars) ?? null

/** Whether a workshop counts its replacement cars, or fetches cars and brings them back. */
export async function countsExtras(
  { calendars }: Pick<CalendarDependencies, 'calendars'>,
  tx: Database,
  organizationId: number,
): Promise<boolean> {
  const extras = (await calendars.facts(tx)).extras.get(organizationId)
  return extras !== undefined && (extras.replacementCars !== null || extras.windows.length > 0)
}

/** Returns the draft with the replacement car for a number of days. */
const withLoanDays = (facts: ChainFacts, draft: Draft, amount: number): Draft => ({
  ...draft,
  cart: draft.cart.map((line) => (isCarLoan(facts, draft, line) ? { ...line, amount } : line)),
})

/**
 * Takes what the held visit of a session needs, and releases the rest. Returns the draft as `settleWindows` and
 * `settleCar` do. `facts` are those that the caller has read in this transaction.
 * @throws NoReplacementCar
 */
export async function settleExtras(
  { now }: Pick<Calendars, 'now'>,
  tx: Database,
  session: Pick<Session, 'id'>,
  draft: Draft,
  facts: ChainFacts,
): Promise<Draft> {
  const reservation = await findReservation(tx, { sessionId: session.id })
  if (!reservation) return draft
  const visit = { tx, session, draft, reservation }
  const offered = await offeredValet(facts, now(), tx, session, draft)
  return settleCar(facts, { ...visit, draft: offered ? await settleWindows(visit, offered) : draft })
}

/**
 * Takes what the reserved time of a booking that is being saved needs. Its windows are kept although they may not be
 * offered any more, as on the day of the pick-up. The caller has locked the workshop. Returns null if a window does not
 * fit the visit or is full.
 * @throws NoReplacementCar
 */
export async function settleBooked({ calendars }: Calendars, visit: ReservedVisit): Promise<Draft | null> {
  const { tx, draft, reservation } = visit
  const { pickup, return: back } = draft.biila
  const facts = await calendars.facts(tx)
  const extras = facts.extras.get(reservation.organizationId)
  const chosen = { pickupTimes: [pickup ?? []].flat(), returnTimes: [back ?? []].flat() }
  const settled = extras ? await settleWindows(visit, { extras, ...chosen }) : draft
  if (settled.biila.pickup !== pickup || settled.biila.return !== back) return null
  return settleCar(facts, visit)
}

/**
 * Returns the draft without what belonged to a time that was given up. A booking that is being moved keeps its own
 * windows. The replacement car stays in the cart, for one day.
 */
export async function withoutTime({ calendars }: Calendars, tx: Database, draft: Draft): Promise<Draft> {
  const saved = draft.changes && (await readBooking(tx, draft.changes.bookingId))?.draft
  const facts = await calendars.facts(tx)
  const isCounted = carsOf(facts, draft.organizationId) !== null
  return {
    ...(isCounted ? withLoanDays(facts, draft, 1) : draft),
    biila: saved ? withDraftDefaults(saved).biila : NO_VALET,
    timeReserved: false,
  }
}

/**
 * Reserves a replacement car for the visit if the cart has one, and releases any other. Returns the draft with as many
 * pieces of the product as the loan has days. A workshop that does not count its cars reserves none.
 * @throws NoReplacementCar
 */
async function settleCar(facts: ChainFacts, visit: ReservedVisit): Promise<Draft> {
  const { tx, draft, reservation } = visit
  const count = carsOf(facts, reservation.organizationId)
  const isWanted = count !== null && hasReplacementCar(facts, draft)
  const { start, end } = reservation.time
  const loan = loanOf({ start, end, details: draft.details, biila: draft.biila })
  const days = { start: at(loan.start, '00:00:00'), end: at(addDays(loan.end, 1), '00:00:00') }
  if (!(await settleCounted(tx, takerOf(visit), 'CAR', isWanted ? { ...days, count } : null)))
    throw new NoReplacementCar('all replacement cars are taken')
  return isWanted ? withLoanDays(facts, draft, daysOfLoan(loan)) : draft
}

/**
 * Reserves places in the windows of the draft. Returns the draft without those windows that are not among `offered`, do
 * not fit the visit or have no place.
 */
async function settleWindows(
  visit: ReservedVisit,
  { extras, pickupTimes, returnTimes }: Omit<OfferedValet, 'visitMinutes'>,
): Promise<Draft> {
  const { draft, reservation } = visit
  const asked = reservedVisit(asContract(reservation), extras)
  const { windowMinutes } = extras
  const take = async (direction: Direction, time: string | null, fitting: readonly string[]) => {
    const fit = time !== null && fitting.includes(time) ? time : null
    return (await takePlace(visit, extras, direction, fit)) ? fit : null
  }
  const pickups = asked ? fittingPickups(pickupTimes, windowMinutes, asked) : []
  const pickup = await take('PICKUP', draft.biila.pickup, pickups)
  const returns = asked && pickup !== null ? fittingReturns(returnTimes, windowMinutes, asked, pickup) : []
  const back = await take('RETURN', draft.biila.return, returns)
  return { ...draft, biila: { pickup, return: back } }
}

const asContract = ({ time }: ReservationRow) => ({
  time_selection_type: time.type,
  start: time.start,
  end: time.end,
})

/** Takes a place in a window, or releases it for null. Resolves to false if the window is full. */
async function takePlace(
  visit: ReservedVisit,
  extras: WorkshopExtras,
  direction: Direction,
  time: string | null,
): Promise<boolean> {
  const count = time === null ? null : capacityAt(extras, direction, time)
  const wish = time === null || count === null ? null : { ...windowAt(time, extras.windowMinutes), count }
  return settleCounted(visit.tx, takerOf(visit), direction, wish)
}

const takerOf = ({ session, draft, reservation }: ReservedVisit): Taker => ({
  reservationId: reservation.id,
  organizationId: reservation.organizationId,
  party: partyOf(session.id, draft),
  takesCounted: reservation.takesCounted,
})
