import { Refusal } from '../../platform/refusal'
import type { Database } from '../../platform/database/database'
import type { Holder } from './holder'
import { MOST_BOOKINGS, MOST_TIMES, waitFor, type Subject } from './limits'
import { takenTimes } from './taken-times'
import { agesOf, lockSubjects, type Subjects } from './unpaid-bookings'

/** How an installation bounds unpaid times and bookings. */
export interface Bounds {
  /** Factor on the usual numbers; 0 for no bound. */
  readonly factor: number
  /** Whether an address is the chain's own desk, which books for many customers. */
  readonly isDesk: (address: string) => boolean
}

export const NO_BOUNDS: Bounds = { factor: 0, isDesk: () => false }

/** Whether nothing is counted for a visitor at this address. */
export const isUnbounded = ({ factor, isDesk }: Bounds, address: string): boolean => factor === 0 || isDesk(address)

interface AskedTime {
  readonly holder: Holder
  readonly organizationId: number
  readonly sessionId: string
  /** The saved booking that the session changes; null for a new one. */
  readonly bookingId: string | null
  readonly factor: number
}

/**
 * Throws a `Refusal` (429) if the address or the network has too many unpaid times at the workshop, held by other sessions
 * or saved. The caller has locked the workshop.
 */
export async function refuseManyTimes(tx: Database, { holder, factor, ...asked }: AskedTime): Promise<void> {
  const taken = await takenTimes(tx, { ...holder, ...asked })
  const waitOf = (isCounted: (of: (typeof taken)[number]) => boolean, bounds: (typeof MOST_TIMES)['address']) => {
    const counted = taken.filter(isCounted)
    const ages = counted.flatMap(({ age }) => age ?? [])
    return waitFor(bounds, { ages, endingIn: counted.flatMap(({ endingIn }) => endingIn ?? []) }, factor)
  }
  const wait = waitOf(({ isOwn }) => isOwn, MOST_TIMES.address) ?? waitOf(() => true, MOST_TIMES.network)
  if (wait !== null)
    throw new Refusal(429, 'TOO_MANY_HOLDS', 'this address or network has too many unpaid times', null, wait)
}

/** Codes of the refusals, by what has too many bookings. */
const CODES: Readonly<Record<Subject, string>> = {
  plate: 'TOO_MANY_OF_PLATE',
  email: 'TOO_MANY_OF_EMAIL',
  telephone: 'TOO_MANY_OF_TELEPHONE',
}

/**
 * Locks what names the customer of a new booking until the transaction ends, and throws a `Refusal` (429) if it has too
 * many unpaid bookings.
 */
export async function refuseManyBookings(tx: Database, subjects: Subjects, factor: number): Promise<void> {
  await lockSubjects(tx, subjects)
  for (const subject of ['plate', 'email', 'telephone'] as const) {
    const value = subjects[subject]
    const wait = value && waitFor(MOST_BOOKINGS[subject], { ages: await agesOf(tx, subject, value) }, factor)
    if (wait) throw new Refusal(429, CODES[subject], `this ${subject} has too many unpaid bookings`, null, wait)
  }
}
