import type { WallDateTime } from '#shared/date/wall-clock'
import { addBookingKey, lockBooking, readBooking, type SavedRow } from '../booking-document/bookings'
import { addressOf } from '../booking-document/address-of'
import { normalisedPhoneNumber } from '../platform/phone-number'
import type { Database } from '../platform/database/database'
import type { ReminderChannel } from '../platform/database/schema/visits'
import type { Log } from '../platform/log'
import type { EventName, Tell } from '../platform/operations/events'
import { pause, type Outcome } from '../platform/outbox/lane'
import { enqueue } from '../platform/outbox/outbox'
import { pseudonym } from '../platform/secrets'
import { SmsRefused, type SmsSender } from '../providers/sms'
import { announce } from '../webhooks/store/announce'
import type { CountText } from './number-bound'
import { mayText, type ReminderKind } from './rules/plan'
import { referenceOf, reminderText } from './rules/text'
import { postponeReminder, removeReminder, takeDueReminder, type TakenReminder } from './store/reminders'

export interface ReminderDispatch {
  readonly db: Database
  /** Business clock. */
  readonly now: () => WallDateTime
  readonly sms: SmsSender
  readonly countText: CountText
  /** Address of the application, without a trailing slash. */
  readonly publicUrl: string
  /** Address of the page that stops the reminders of a booking. */
  readonly stopUrl: (bookingId: string) => string
  /** The configured kinds. A reminder that was planned for another kind is dropped. */
  readonly kinds: readonly ReminderKind[]
  /** Names of the endpoints that are told of each reminder. */
  readonly endpoints: readonly string[]
  readonly secret: string
  readonly log: Log
  readonly tell: Tell
}

/**
 * Sends the reminder of a channel that is due for longest: a text message at least once and by day, a mail by way of the
 * outbox. A reminder of a visit that has begun is dropped, however long the server was down.
 */
export async function dispatchNextReminder(
  dispatch: ReminderDispatch,
  kind: ReminderChannel,
  signal: AbortSignal,
): Promise<Outcome> {
  const { db, now } = dispatch
  const taken = kind === 'SMS' && !mayText(now()) ? null : await takeDueReminder(db, kind, now())
  if (!taken) return 'none'
  const { hours, attempts, bookingId } = taken
  const tellOf = (event: EventName, reason?: string): void =>
    dispatch.tell(event, { booking: bookingId, kind, hours, attempt: attempts, ...(reason && { state: reason }) })
  const booking = await readBooking(db, bookingId)
  const reason = booking && reasonAgainst(dispatch, taken, booking)
  const outcome = booking && reason === null && kind === 'SMS' ? await text(dispatch, taken, booking, signal) : 'SENT'
  if (outcome === 'LATER') {
    await postponeReminder(db, taken, pause(attempts))
    tellOf('reminder.deferred')
    return 'failed'
  }
  const refused = reason ?? (outcome === 'SENT' ? null : outcome)
  const isDone = await db.transaction((tx) => finish(tx, dispatch, taken, refused))
  if (isDone) tellOf(refused === null ? 'reminder.sent' : 'reminder.skipped', refused ?? '')
  return 'done'
}

/** Why a booking needs no reminder any more, or null. */
function reasonAgainst(
  { kinds, now }: ReminderDispatch,
  { channel, hours }: TakenReminder,
  { document, cancelledAt }: SavedRow,
): 'OFF' | 'CANCELLED' | 'PAST' | null {
  const start = document.booking_total_duration?.start
  if (!kinds.some((kind) => kind.channel === channel && kind.hours === hours)) return 'OFF'
  if (cancelledAt !== null || !start) return 'CANCELLED'
  return start <= now() ? 'PAST' : null
}

/**
 * Sends a text message. 'LATER' if another attempt may succeed, 'UNREACHABLE' if none can, 'TOO_MANY' if the number has had
 * as many as a day allows.
 */
async function text(
  { sms, countText, secret, publicUrl, stopUrl, log }: ReminderDispatch,
  { bookingId, hours, attempts }: TakenReminder,
  { document }: SavedRow,
  signal: AbortSignal,
): Promise<'SENT' | 'LATER' | 'UNREACHABLE' | 'TOO_MANY'> {
  const to = normalisedPhoneNumber(document.customer?.phone_number ?? '')
  if (to === null) return 'UNREACHABLE'
  // Further attempts are for the same message.
  if (attempts === 1 && !(await countText(to))) return 'TOO_MANY'
  const start = document.booking_total_duration?.start ?? ''
  const reference = referenceOf(pseudonym(secret, bookingId), start, hours)
  try {
    await sms.send({ to, text: reminderText(document, publicUrl, stopUrl(bookingId)), reference }, signal)
    return 'SENT'
  } catch (error) {
    // Only the name, because a provider's message may repeat the number.
    log.error(`text message ${reference}, attempt ${attempts}`, error instanceof Error ? error.name : 'unknown')
    return error instanceof SmsRefused ? 'UNREACHABLE' : 'LATER'
  }
}

/** Removes the reminder, and queues its mail. Resolves to false if it was dropped meanwhile. */
async function finish(
  tx: Database,
  { endpoints }: ReminderDispatch,
  taken: TakenReminder,
  refused: string | null,
): Promise<boolean> {
  const { bookingId, channel, hours } = taken
  const booking = await lockBooking(tx, bookingId)
  if (!(await removeReminder(tx, taken)) || !booking) return false
  if (refused !== null) return true
  const { document } = booking
  if (channel === 'MAIL')
    await enqueue(tx, {
      kind: 'VISIT_REMINDER',
      audience: 'customer',
      email: addressOf(document),
      bookingId,
      bookingKey: await addBookingKey(tx, bookingId),
      start: document.booking_total_duration?.start ?? '',
    })
  await announce(tx, endpoints, booking, [{ type: 'booking.reminded', channel, hours }])
  return true
}
