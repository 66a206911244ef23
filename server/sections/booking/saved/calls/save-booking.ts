import { dateOf } from '#shared/date/wall-clock'
import type { SavedBooking } from '#shared/api/nouns/saved-booking'
import type { ShownPrice } from '#shared/api/nouns/shown-price'
import { calendarHost, calendarUid } from '../rules/calendar-uid'
import { messagesOfSaving } from '../rules/booking-messages'
import { firstMissingField } from '../rules/completeness'
import { refuseChangedPrice } from '../rules/refuse-changed-price'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { conflict, sessionExpired } from '../../../../platform/refusal'
import { hashed } from '../../../../platform/secrets'
import { lockForExtras, withBookedExtras } from './booked-extras'
import { claimPayments } from '../store/booking-payments'
import { agreedDraft, pricesOf } from '../../../../draft/agreed'
import { insertBooking, type SavedRow } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import { confirmHold, releaseHold } from '../../../../holds/holds'
import { lockSession, markDone } from '../../../../draft/sessions'
import { workshopExists } from '../../../../catalog/workshops'
import { insertUnpaid } from '../../../../holds/bounds/unpaid-bookings'
import { boundedOrigin } from './bounded-origin'
import { bookingKeyOf } from './booking-key'
import { changeBooking } from './change-booking'
import { composeBooking } from '../../../../booking-document/compose-booking'
import { withWithdrawal } from '../../../../booking-document/withdrawal'
import { visitStateOf } from '../../../../booking-document/visit-state'
import { followBooking } from './follow-booking'
import { queueMails } from './queue-mails'
import { type CalendarDependencies, isHoldFitting, reserveLockerFor } from '../../../time/slots/index'
import { savedIn } from '../../../../booking-document/saved-in'
import { settlePayments } from './settle-payments'
import { toldBooking } from './told-booking'
import type { Context } from '../../../context'

/**
 * Saves the session's booking once: a new one, or the changes to the opened one. `shownPrice` is the price that the
 * visitor saw.
 * @throws Refusal PRICE_CHANGED if it would be saved at another price, TIME_MISSING also if the held time does not fit
 *   the chain's data any more. That hold is then released.
 */
export async function saveBooking(
  dependencies: CalendarDependencies,
  context: Context,
  shownPrice?: ShownPrice,
): Promise<SavedBooking> {
  const saved = await dependencies.db.transaction((tx) => saveOrRelease(tx, dependencies, context, shownPrice))
  if (saved === null) throw conflict('TIME_MISSING', 'the workshop is not open at the held time any more')
  return saved
}

/**
 * Locks the session row first, so that a second submit waits for the first and then finds the session done. Resolves to
 * null after it has released a hold that does not fit.
 */
async function saveOrRelease(
  tx: Database,
  dependencies: CalendarDependencies,
  context: Context,
  shownPrice: ShownPrice | undefined,
): Promise<SavedBooking | null> {
  const { session, token, tell } = context
  const locked = await lockSession(tx, session.id)
  if (!locked) throw sessionExpired()
  const { draft, done } = locked
  const bookingKey = bookingKeyOf(dependencies.secret, token, draft)
  if (done) return savedAs(tx, dependencies, bookingKey, await savedIn(tx, { ...session, done, draft }))
  const missing = firstMissingField(await withoutRemovedWorkshop(tx, draft))
  if (missing !== null) throw conflict(missing, 'the booking is not complete')
  const { calendars, now, visits, withdrawal: terms, afterRelease } = dependencies
  if (!(await isHoldFitting(tx, calendars, session.id, draft.biila))) {
    await releaseHold(tx, session.id)
    return null
  }
  if (draft.changes)
    await changeBooking(tx, {
      session,
      draft,
      changes: draft.changes,
      bookingKey,
      now: now(),
      calendars,
      afterRelease,
      visits,
      tell,
      terms,
      shownPrice,
    })
  else await makeBooking(tx, dependencies, context, { chosen: draft, key: bookingKey, shownPrice })
  await markDone(tx, session.id)
  return savedAs(tx, dependencies, bookingKey, await savedIn(tx, { ...session, done: true, draft }))
}

async function savedAs(
  tx: Database,
  dependencies: CalendarDependencies,
  bookingKey: string,
  saved: SavedRow | null,
): Promise<SavedBooking> {
  const { sender, extensions } = dependencies
  const announced = { bookingKey, extensions: [...extensions] }
  if (!saved) return announced
  const uid = calendarUid(saved.id, calendarHost(sender))
  const calendarEntry = { uid, sequence: saved.version - 1, organizer: sender ?? undefined }
  return { ...announced, booking: await toldBooking(tx, dependencies, saved), calendarEntry }
}

/** Clears the draft's workshop if the chain has removed it since it was chosen. */
async function withoutRemovedWorkshop(tx: Database, draft: Draft): Promise<Draft> {
  const { organizationId } = draft
  return organizationId === null || (await workshopExists(tx, organizationId))
    ? draft
    : { ...draft, organizationId: null }
}

interface Made {
  /** The complete draft. */
  readonly chosen: Draft
  readonly key: string
  readonly shownPrice: ShownPrice | undefined
}

async function makeBooking(
  tx: Database,
  dependencies: CalendarDependencies,
  context: Context,
  { chosen, key, shownPrice }: Made,
): Promise<void> {
  const { now, visits, withdrawal: terms } = dependencies
  const { session, request, tell } = context
  // A session saves one booking. With one id for both, one name in the log leads through the whole life.
  const { id } = session
  await lockForExtras(dependencies, tx, chosen)
  const reserved = await confirmHold(tx, session.id, id)
  if (!reserved && chosen.leadDate === null) throw conflict('TIME_MISSING', 'no time is reserved, or it has run out')
  const draft = await withBookedExtras(dependencies, tx, id, chosen)
  const keyLockerReserved = await reserveLockerFor(tx, id, draft, reserved)
  const prices = await pricesOf(tx, draft)
  const composed = await composeBooking(tx, draft, reserved, { keyLockerReserved, prices })
  refuseChangedPrice(shownPrice, composed)
  await claimPayments(tx, session.id, id)
  const paid = {
    ...composed,
    payment: await settlePayments(tx, id, composed.price),
    visit_state: visitStateOf(composed, undefined, visits.hasStates, now()),
  }
  const document = withWithdrawal(paid, { draft, terms, today: dateOf(now()), before: null })
  const origin = await boundedOrigin(tx, dependencies, context, document, draft)
  await insertBooking(tx, {
    id,
    sessionId: session.id,
    idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 200) ?? null,
    keyHash: hashed(key),
    registerNumber: draft.vehicle?.register_number ?? '',
    document,
    draft: agreedDraft(draft, prices),
  })
  if (origin) await insertUnpaid(tx, id, origin)
  tell('booking.saved', { booking: id, workshop: draft.organizationId, kind: document.lead ? 'ENQUIRY' : 'BOOKED' })
  await queueMails(tx, messagesOfSaving(id, key, document), tell)
  await followBooking(tx, { now, visits }, id, null)
}
