import type { EndedBooking } from '#shared/api/nouns/saved-booking'
import type { WallDateTime } from '#shared/date/wall-clock'
import { stillPossible } from '#shared/booking-facts/still-possible'
import { lockBooking, updateDocument, type SavedRow } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { conflict } from '../../../../platform/refusal'
import { type Cancelling, cancelLocked, endedBooking, messagesOfCancelling, queueMails } from '../../saved/index'
import { messagesOfWithdrawal } from '../rules/messages'
import { contractOf, readStatement } from '../rules/statement'
import { findStatement, insertStatement } from '../store/statements'
import type { Context, Dependencies } from '../../../context'

interface Receipt extends EndedBooking {
  readonly submittedAt: WallDateTime
  readonly isCancelled: boolean
}

/** One refusal for all reasons: no opened booking, no right, or a right that has ended. */
const noRight = () => conflict('NO_WITHDRAWAL', 'the session has opened no booking that can be withdrawn from')

/**
 * Records a statement of withdrawal from the contract of the opened booking, and cancels the booking with its refunds in
 * the same transaction. If the visit has begun, only records the statement, because law and contract decide what is owed
 * then. A repeated call returns the first statement's receipt and does nothing.
 */
export async function withdraw(
  { db, now, visits, afterRelease }: Pick<Dependencies, 'db' | 'now' | 'visits' | 'afterRelease'>,
  body: { readonly name: string; readonly email: string },
  { session, tell }: Pick<Context, 'session' | 'tell'>,
): Promise<Receipt> {
  const stated = readStatement(body)
  const bookingId = session.draft.changes?.bookingId
  if (bookingId === undefined) throw noRight()
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const right = booking?.document.withdrawal
    if (!booking || !right) throw noRight()
    const earlier = await findStatement(tx, bookingId)
    const isEnded = booking.cancelledAt !== null
    if (earlier) return receipt(earlier.submittedAt, isEnded ? booking.document : null)
    const submittedAt = now()
    const { withdraw: effect } = stillPossible(booking.document, submittedAt)
    if (effect === null) throw noRight()
    await insertStatement(tx, bookingId, { ...stated, contract: contractOf(booking.document), submittedAt })
    tell('booking.withdrawn', { booking: bookingId, workshop: booking.document.organization?.id ?? null })
    const document = { ...booking.document, withdrawal: { ...right, submitted_at: submittedAt } }
    const withdrawn = { ...booking, document }
    const cancelling = { now, visits, afterRelease, tell }
    if (effect === 'CANCELS' && !isEnded)
      return receipt(submittedAt, await cancel(tx, withdrawn, stated.email, cancelling))
    await record(tx, withdrawn, stated.email, tell)
    return receipt(submittedAt, isEnded ? document : null)
  })
}

/** `cancelled` is the document of the cancelled booking, or null if the booking stands. */
const receipt = (submittedAt: WallDateTime, cancelled: BookingDocument | null): Receipt => ({
  submittedAt,
  isCancelled: cancelled !== null,
  ...(cancelled && endedBooking(cancelled)),
})

/** Cancels the booking with its refunds, and queues the messages of a withdrawal. */
const cancel = (tx: Database, booking: SavedRow, email: string, cancelling: Cancelling): Promise<BookingDocument> =>
  cancelLocked(tx, booking, cancelling, (id, cancelled) =>
    messagesOfWithdrawal(id, email, cancelled, messagesOfCancelling(id, cancelled)),
  )

/** Records the statement alone, and queues its messages. */
async function record(
  tx: Database,
  { id, document }: SavedRow,
  email: string,
  tell: Cancelling['tell'],
): Promise<void> {
  await updateDocument(tx, id, document)
  await queueMails(tx, messagesOfWithdrawal(id, email, document, []), tell)
}
