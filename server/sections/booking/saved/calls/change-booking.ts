import type { ShownPrice } from '#shared/api/nouns/shown-price'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import type { ReservedTime } from '../../../../holds/reserved-time'
import type { FreedTime } from '../../../../holds/freed-time'
import { messagesOfChange } from '../rules/booking-messages'
import { refuseChangedPrice } from '../rules/refuse-changed-price'
import type { Draft, OpenedBooking } from '../../../../platform/database/schema/sessions'
import type { Tell } from '../../../../platform/operations/events'
import { conflict } from '../../../../platform/refusal'
import { type Calendars, releaseLift, releaseLocker, reserveLockerFor } from '../../../time/slots/index'
import { lockBooking, updateBooking, type SavedRow } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import { agreedDraft, pricesOf } from '../../../../draft/agreed'
import { endRefusals } from '../../../../booking-document/refused-mails'
import { addressOf } from '../../../../booking-document/address-of'
import { confirmHold, activeHold, lockWorkshop } from '../../../../holds/holds'
import type { Session } from '../../../../draft/sessions'
import { composeBooking } from '../../../../booking-document/compose-booking'
import { withWithdrawal, type WithdrawalTerms } from '../../../../booking-document/withdrawal'
import { visitStateOf } from '../../../../booking-document/visit-state'
import type { VisitOptions } from '../../../context'
import { withBookedExtras } from './booked-extras'
import { followBooking } from './follow-booking'
import { queueMails } from './queue-mails'
import { refuseTooLate } from './refuse-too-late'
import { settlePayments } from './settle-payments'
import { claimPayments } from '../store/booking-payments'
import { keptTime } from './reserved-time'
import type { AfterRelease } from '../../../context'

interface Change {
  /** The right of withdrawal that the chain grants now. */
  readonly terms: WithdrawalTerms | null
  readonly session: Session
  /** Complete draft of the locked session. */
  readonly draft: Draft
  readonly changes: OpenedBooking
  readonly bookingKey: string
  readonly now: WallDateTime
  readonly calendars: Calendars
  readonly afterRelease: AfterRelease
  readonly visits: VisitOptions
  readonly tell: Tell
  /** The price that the visitor saw; undefined if the page did not tell it. */
  readonly shownPrice: ShownPrice | undefined
}

/**
 * Saves a session's draft over the booking that the session opened: the same row, the same key. If two sessions opened
 * the same booking, the first to save wins. The other gets BOOKING_CHANGED. What the booking had keeps its prices.
 */
export async function changeBooking(tx: Database, change: Change): Promise<void> {
  const { session, changes, bookingKey, now, calendars, visits, afterRelease, tell, terms } = change
  const before = await lockBooking(tx, changes.bookingId)
  if (!before || before.cancelledAt !== null || before.version !== changes.version)
    throw conflict('BOOKING_CHANGED', 'the booking was changed or cancelled since it was opened')
  refuseTooLate(before.document, now)
  await lockWorkshops(tx, before, change.draft)
  const { reserved, freed } = await settleTime(tx, change)
  const draft = await withBookedExtras({ calendars, now: () => now }, tx, before.id, change.draft)
  await releaseLocker(tx, before.id)
  const keyLockerReserved = await reserveLockerFor(tx, before.id, draft, reserved)
  const prices = await pricesOf(tx, draft)
  const composed = await composeBooking(tx, draft, reserved, { keyLockerReserved, prices, before: before.document })
  refuseChangedPrice(change.shownPrice, composed)
  await claimPayments(tx, session.id, before.id)
  const paid = {
    ...composed,
    payment: await settlePayments(tx, before.id, composed.price),
    visit_state: visitStateOf(composed, before.document.visit_state, visits.hasStates, now),
  }
  const document = withWithdrawal(paid, { draft, terms, today: dateOf(now), before: before.document })
  await updateBooking(tx, before.id, {
    registerNumber: draft.vehicle?.register_number ?? before.registerNumber,
    document,
    draft: agreedDraft(draft, prices),
  })
  // The refusals are those of the address before.
  if (addressOf(document) !== addressOf(before.document)) await endRefusals(tx, before.id, 'CORRECTED')
  const messages = messagesOfChange(before.id, bookingKey, before.document, document)
  tell('booking.changed', { booking: before.id, workshop: draft.organizationId, kind: messages[0]?.kind ?? '' })
  await queueMails(tx, messages, tell)
  await followBooking(tx, { now: () => now, visits }, before.id, before.document)
  if (freed) await afterRelease(tx, before.id, freed, tell)
}

/**
 * Locks the workshops of the old and the new booking in ascending id order. Without a common order, two changes that
 * swap lockers would deadlock.
 */
async function lockWorkshops(tx: Database, { document }: SavedRow, { organizationId }: Draft): Promise<void> {
  const concerned = new Set([document.organization?.id ?? [], organizationId ?? []].flat())
  for (const id of [...concerned].sort((one, other) => one - other)) await lockWorkshop(tx, id)
}

/**
 * Determines the time of the changed booking. A held time or a requested day replaces the old time, which is freed.
 * Otherwise the old time is kept if it still fits.
 */
async function settleTime(
  tx: Database,
  { session, draft, changes: { bookingId }, calendars }: Change,
): Promise<{ readonly reserved: ReservedTime | null; readonly freed: FreedTime | null }> {
  const isHeld = (await activeHold(tx, session.id)) !== null
  const kept = isHeld ? null : await keptTime(tx, calendars, draft)
  if (kept) return { reserved: kept, freed: null }
  const freed = await releaseLift(tx, bookingId)
  const reserved = await confirmHold(tx, session.id, bookingId)
  if (!reserved && draft.leadDate === null) throw conflict('TIME_MISSING', 'no time is reserved, or it has run out')
  return { reserved, freed }
}
