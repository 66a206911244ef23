/** Finds the records of a person by register number and e-mail address, which must both match. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normalisedRegisterNumber } from '../draft/register-number'
import { normalisedPhoneNumber } from '../platform/phone-number'
import type { Database } from '../platform/database/database'
import { booking } from '../platform/database/schema/bookings'
import { editRequest } from '../platform/database/schema/edit-requests'
import { feedback } from '../platform/database/schema/feedback'
import { serviceTicket } from '../platform/database/schema/service-tickets'
import { session, type Draft } from '../platform/database/schema/sessions'
import { offerRequest } from '../platform/database/schema/trade'
import { readServerSecret } from '../platform/database/server-secret'
import { plateHashOf } from '../sections/vehicle/index'
import type { Records } from './records'

export interface Person {
  readonly registerNumber: string
  readonly email: string
}

/** Conditions that match the two values of a person. */
interface Matching {
  readonly plate: string
  readonly hasAddress: (column: SQL | PgColumn) => SQL
  /** Matches the customer of a document or draft. */
  readonly ofCustomer: (json: PgColumn) => SQL
}

function matching({ registerNumber, email }: Person): Matching {
  const address = email.trim().toLowerCase()
  const hasAddress = (column: SQL | PgColumn): SQL => sql`lower(trim(${column})) = ${address}`
  return {
    plate: normalisedRegisterNumber(registerNumber),
    hasAddress,
    ofCustomer: (json) => hasAddress(sql`${json}->'customer'->>'email'`),
  }
}

/**
 * Finds the records of a person. Feedback has no register number. It is the person's if it was sent in one of the
 * sessions, or if it names the address and any other record has both values.
 */
export async function findPerson(db: Database, person: Person): Promise<Records> {
  const match = matching(person)
  const bookings = await db
    .select({ id: booking.id, sessionId: booking.sessionId, document: booking.document, draft: booking.draft })
    .from(booking)
    .where(isBookingOf(match))
  const ids = bookings.map(({ id }) => id)
  const made = bookings.map(({ sessionId }) => sessionId)
  const open = await findOpen(db, match, ids, made)
  const sessions = [...new Set([...made, ...open.map(({ id }) => id)])]
  const requests = await findRequests(db, match)
  const offers = await findOffers(db, match, sessions)
  const isKnown = sessions.length + requests.length + offers.length > 0
  const drafts = [...bookings, ...open].flatMap(({ draft }) => draft ?? [])
  const customers = [...bookings.map(({ document }) => document.customer), ...drafts.map(({ customer }) => customer)]
  return {
    bookings: ids,
    sessions,
    requests,
    offers,
    feedback: await findFeedback(db, sessions, isKnown ? match : null),
    tickets: await findTickets(db, match, drafts, ids),
    phones: customers.flatMap((customer) => normalisedPhoneNumber(customer?.phone_number ?? '') ?? []),
    plateHashes: isKnown ? [plateHashOf(await readServerSecret(db), match.plate)] : [],
  }
}

/** Locks the open sessions of a person until the transaction ends, after a save in one of them has ended. */
export async function lockOpenSessions(tx: Database, person: Person): Promise<void> {
  await tx
    .select({ id: session.id })
    .from(session)
    .where(isOwn(matching(person)))
    .for('update')
}

/** Locks the bookings of a person, in an order that prevents deadlocks, until the transaction ends. */
export async function lockBookingsOf(tx: Database, person: Person): Promise<void> {
  await tx
    .select({ id: booking.id })
    .from(booking)
    .where(isBookingOf(matching(person)))
    .orderBy(booking.id)
    .for('update')
}

const isBookingOf = ({ plate, ofCustomer }: Matching): SQL | undefined =>
  and(eq(booking.registerNumber, plate), ofCustomer(booking.document))

const isOwn = ({ plate, ofCustomer }: Matching): SQL | undefined =>
  and(sql`${session.draft}->'vehicle'->>'register_number' = ${plate}`, ofCustomer(session.draft))

/** Finds the sessions not yet purged that made or opened one of the bookings, or whose draft is the person's. */
const findOpen = (db: Database, match: Matching, bookings: readonly string[], made: readonly string[]) =>
  db
    .select({ id: session.id, draft: session.draft })
    .from(session)
    .where(
      or(
        inArray(session.id, [...made]),
        inArray(sql`${session.draft}->'changes'->>'bookingId'`, [...bookings]),
        isOwn(match),
      ),
    )

async function findRequests(db: Database, { plate, hasAddress }: Matching): Promise<string[]> {
  const rows = await db
    .select({ id: editRequest.id })
    .from(editRequest)
    .where(and(eq(editRequest.registerNumber, plate), hasAddress(editRequest.email)))
  return rows.map(({ id }) => id)
}

async function findOffers(db: Database, match: Matching, sessions: readonly string[]): Promise<string[]> {
  const { content, sessionId } = offerRequest
  const isOfCar = sql`${content}->'vehicle'->>'register_number' = ${match.plate}`
  const rows = await db
    .select({ id: sessionId })
    .from(offerRequest)
    .where(or(inArray(sessionId, [...sessions]), and(isOfCar, match.ofCustomer(content))))
  return rows.map(({ id }) => id)
}

async function findFeedback(db: Database, sessions: readonly string[], match: Matching | null): Promise<string[]> {
  const rows = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(or(inArray(feedback.sessionId, [...sessions]), match?.hasAddress(feedback.replyTo)))
  return rows.map(({ id }) => id)
}

/**
 * Finds the extra work that was proposed on the bookings, and the service tickets from which the drafts were made. Other
 * tickets of the car may be another owner's.
 */
async function findTickets(
  db: Database,
  { plate }: Matching,
  drafts: readonly Draft[],
  bookings: readonly string[],
): Promise<number[]> {
  const opened = drafts.flatMap(({ serviceTicketId }) => serviceTicketId ?? [])
  const rows = await db
    .select({ id: serviceTicket.id })
    .from(serviceTicket)
    .where(
      or(
        inArray(serviceTicket.bookingId, [...bookings]),
        and(inArray(serviceTicket.id, opened), eq(serviceTicket.registerNumber, plate)),
      ),
    )
  return rows.map(({ id }) => id)
}
