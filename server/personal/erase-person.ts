import { and } from 'drizzle-orm'
import type { WallDateTime } from '#shared/date/wall-clock'
import { lockBooking, type SavedRow } from '../booking-document/bookings'
import type { Database } from '../platform/database/database'
import { cardPayment, payment } from '../platform/database/schema/payments'
import { BOOKINGS_ONLY, type AfterRelease } from '../sections/context'
import { cancelLocked, isTooLate } from '../sections/booking/saved/index'
import { countRecords, eraseRecords, type Counts } from './erase-records'
import { isSettled, keepCardAmounts, keepCreditAmounts, unlinkOwed } from './kept-amounts'
import { filesAbout, removeFiles, type SentFolders } from './sent-files'
import { findPerson, lockBookingsOf, lockOpenSessions, type Person } from './person'
import { idsOf, isAppliedFor, isPaidFor, type Records } from './records'

/** What an erasure has done, or would do. */
export interface Erasure {
  readonly rows: Counts
  readonly payments: number
  /** Card payments among them whose refund is still due. They keep their order number, which names nobody. */
  readonly refunds: number
  readonly messageFiles: number
  /** Bookings of which the visit has not begun, as they were. */
  readonly coming: readonly SavedRow[]
}

/** The person has bookings whose visit has not begun, and nobody has said that they may be cancelled. */
export class ComingVisits extends Error {
  override readonly name = 'ComingVisits'
  constructor(readonly coming: readonly SavedRow[]) {
    super('visits are coming')
  }
}

interface Asked {
  readonly person: Person
  readonly now: WallDateTime
  readonly folders: SentFolders | undefined
}

interface Erasing extends Asked {
  /** Also cancels the bookings whose visit has not begun. */
  readonly withComing: boolean
  readonly afterRelease: AfterRelease
}

/** Counts what `erasePerson` would erase, and changes nothing. */
export async function previewErasure(db: Database, { person, now, folders }: Asked): Promise<Erasure> {
  const records = await findPerson(db, person)
  const cards = await db.$count(cardPayment, isPaidFor(cardPayment, records))
  const credits = await db.$count(payment, isAppliedFor(records))
  const files = await filesAbout(db, folders, idsOf(records))
  return {
    rows: await countRecords(db, records),
    payments: cards + credits,
    refunds: 0,
    messageFiles: files.length,
    coming: await lockComing(db, records, now),
  }
}

/**
 * Erases all that is held of a person in one transaction, and the mail files after it. With `withComing`, cancels the
 * bookings whose visit has not begun, with their refunds. No mail tells of that, because it would need what is erased.
 *
 * @throws ComingVisits without `withComing` if there are such bookings; nothing is erased then
 */
export async function erasePerson(
  db: Database,
  { person, now, folders, withComing, afterRelease }: Erasing,
): Promise<Erasure> {
  const { records, ...erased } = await db.transaction(async (tx) => {
    // A booking that is being saved is found too, and so is a session that is opening one.
    await lockOpenSessions(tx, person)
    await lockBookingsOf(tx, person)
    const found = await findPerson(tx, person)
    const coming = await lockComing(tx, found, now)
    if (coming.length > 0 && !withComing) throw new ComingVisits(coming)
    // Other systems are not told, because their events would go with the booking.
    const cancelling = { now: () => now, visits: BOOKINGS_ONLY, afterRelease, tell: () => undefined }
    for (const booking of coming) await cancelLocked(tx, booking, cancelling)
    const paid = await erasePayments(tx, found)
    return { records: found, coming, ...paid, rows: await eraseRecords(tx, found) }
  })
  const files = await filesAbout(db, folders, idsOf(records))
  return { ...erased, messageFiles: await removeFiles(files) }
}

async function erasePayments(tx: Database, records: Records): Promise<Pick<Erasure, 'payments' | 'refunds'>> {
  const isOwn = isPaidFor(cardPayment, records)
  const settled = await tx.select({ id: cardPayment.orderNumber }).from(cardPayment).where(and(isOwn, isSettled))
  const applications = await tx.select({ id: payment.id }).from(payment).where(isAppliedFor(records))
  await keepCardAmounts(tx, settled.map(idOf))
  await keepCreditAmounts(tx, applications.map(idOf))
  const refunds = await unlinkOwed(tx, isOwn)
  return { payments: settled.length + applications.length + refunds, refunds }
}

const idOf = ({ id }: { readonly id: string }): string => id

/** Locks the bookings that are neither cancelled nor begun, in an order that prevents deadlocks. */
async function lockComing(db: Database, { bookings }: Records, now: WallDateTime): Promise<SavedRow[]> {
  const coming: SavedRow[] = []
  for (const id of [...bookings].sort()) {
    const row = await lockBooking(db, id)
    if (row && row.cancelledAt === null && !isTooLate(row.document, now)) coming.push(row)
  }
  return coming
}
