/** Creates the mail content of a message about a booking, from the booking's state at dispatch. */
import type { BookingDuration } from '#shared/api/nouns/reservation'
import { sendingOf } from '#shared/booking-facts/sending'
import type { OutboxMessage } from '../platform/database/schema/outbox'
import { readBooking, type SavedRow } from '../booking-document/bookings'
import type { Database } from '../platform/database/database'
import { findContact } from './mail-matters'
import { isOfferOpen } from '../sections/time/earlier/index'
import { phoneOf } from './service-phone'
import { calendarFile } from './calendar-file'
import type { Letter } from './letter'
import { cancelledLetter, changedLetter, confirmationLetter, movedLetter, type BookingMatter } from './letters/customer'
import { offerLetter } from './letters/earlier-time'
import { isEnquiry, type BookedTime } from './letters/visit'
import {
  cancelledNotice,
  changedNotice,
  freedNotice,
  leftNotice,
  movedNotice,
  noticeLetter,
  referenced,
} from './letters/workshop'
import type { OfWithdrawal } from './write-withdrawal'
import type { CalendarFile, Mailbox } from './mail'
import { ANSWERED, CANCELLED, ELSEWHERE, GONE, type MailSettings, type MailContent } from './mail-content'
import { type AroundVisit, writeAroundVisit } from './write-around-visit'

type OfBooking = Exclude<
  Extract<OutboxMessage, { readonly bookingId: string }>,
  OfWithdrawal | { readonly ticketId: number }
>
type ToCustomer = Extract<OfBooking, { readonly audience: 'customer' }>
type ToWorkshop = Extract<OfBooking, { readonly audience: 'workshop' }>
type Moved = Extract<OfBooking, { readonly kind: 'BOOKING_MOVED' }>
type Offer = Extract<OfBooking, { readonly kind: 'EARLIER_TIME_OFFER' }>

/** Creates the content for a message made at `stamp`. If no mail is due any more, returns the reason instead. */
export async function writeOfBooking(
  db: Database,
  message: OfBooking,
  stamp: Date,
  settings: MailSettings,
): Promise<MailContent | string> {
  const booking = await readBooking(db, message.bookingId)
  if (!booking) return GONE
  if (message.audience === 'customer') return writeToCustomer(db, message, booking, stamp, settings)
  const content = writeToWorkshop(message, booking, settings)
  return typeof content === 'string'
    ? content
    : { ...content, letter: referenced(content.letter, settings.reference(booking.id)) }
}

async function writeToCustomer(
  db: Database,
  message: ToCustomer,
  booking: SavedRow,
  stamp: Date,
  settings: MailSettings,
): Promise<MailContent | string> {
  // A mail about a booking that was cancelled since would only confuse.
  if (isCancelledSince(message, booking)) return CANCELLED
  if (message.kind === 'EARLIER_TIME_OFFER' && !(await isOfferOpen(db, message.offerId))) return ANSWERED
  const { document } = booking
  const contact = document.organization && (await findContact(db, document.organization.id))
  const key = 'bookingKey' in message ? message.bookingKey : null
  const { publicUrl, application } = settings
  const matter = {
    document,
    key,
    phone: await phoneOf(db, document),
    publicUrl,
    isOrder: isOrder(document, application),
    withdrawal: application.withdrawal,
  }
  const replyAddress = contact?.email ?? ''
  if (message.kind === 'VISIT_REMINDER' || message.kind === 'VISIT_READY')
    return writeAroundVisit(message, matter, { ...settings, replyAddress })
  return {
    letter: letterOf(message, matter),
    replyAddress,
    calendar: calendarOf(message, booking, stamp, settings.from),
  }
}

const isCancelledSince = ({ kind }: OfBooking, { cancelledAt }: SavedRow): boolean =>
  cancelledAt !== null && kind !== 'BOOKING_CANCELLED'

function letterOf(message: Exclude<ToCustomer, AroundVisit>, matter: BookingMatter): Letter {
  if (message.kind === 'BOOKING_MOVED') return movedLetter(matter, previousTime(message))
  if (message.kind === 'BOOKING_CHANGED') return changedLetter(matter)
  if (message.kind === 'EARLIER_TIME_OFFER') return offerLetterOf(message, matter)
  return message.kind === 'BOOKING_CANCELLED' ? cancelledLetter(matter) : confirmationLetter(matter)
}

const offerLetterOf = ({ start, end, heldUntil, offerToken }: Offer, { document, publicUrl }: BookingMatter): Letter =>
  offerLetter({ document, offered: { start, end }, heldUntil, token: offerToken ?? '', publicUrl })

/**
 * Returns the visit's calendar entry, or null for an offer, which is no visit yet. If the booking became a time enquiry,
 * returns a cancellation of the old entry.
 */
function calendarOf(message: ToCustomer, booking: SavedRow, stamp: Date, organizer: Mailbox): CalendarFile | null {
  if (message.kind === 'EARLIER_TIME_OFFER') return null
  const { id: bookingId, version, document, cancelledAt } = booking
  const entry = { bookingId, version, organizer, stamp }
  return message.kind === 'BOOKING_MOVED' && isEnquiry(document)
    ? calendarFile({
        ...entry,
        document: { ...document, booking_total_duration: previousOf(message) },
        cancelled: true,
      })
    : calendarFile({ ...entry, document, cancelled: cancelledAt !== null })
}

/** The time before a move, or null if the booking was a time enquiry. */
const previousTime = ({ previousStart: start, previousEnd: end, previousType }: Moved): BookedTime | null =>
  start === null ? null : { start, end, isDay: previousType === 'DAY_ONLY' }

const previousOf = ({ previousStart: start, previousEnd: end, previousType }: Moved): BookingDuration => ({
  time_selection_type: previousType,
  start,
  end,
  held_seconds: null,
})

/** Only the booking's current workshop gets all its data. The previous workshop gets only its released time. */
function writeToWorkshop(message: ToWorkshop, booking: SavedRow, { application }: MailSettings): MailContent | string {
  const { document } = booking
  const isHere = message.organizationId === document.organization?.id
  if (message.kind === 'BOOKING_MOVED' && message.previousOrganizationId === message.organizationId) {
    const previous = previousTime(message)
    if (!isHere) return { letter: leftNotice(document, previous), replyAddress: '', calendar: null }
    // The cancellation letter names only the last time, so the workshop may still have this one in its books.
    if (booking.cancelledAt !== null && previous !== null)
      return { letter: freedNotice(document, previous), replyAddress: '', calendar: null }
  }
  if (isCancelledSince(message, booking)) return CANCELLED
  if (!isHere) return ELSEWHERE
  return {
    letter: noticeOf(message, document, application),
    replyAddress: document.customer?.email ?? '',
    calendar: null,
  }
}

function noticeOf(
  message: ToWorkshop,
  document: SavedRow['document'],
  application: MailSettings['application'],
): Letter {
  if (message.kind === 'BOOKING_MOVED') return movedNotice(document, previousTime(message))
  if (message.kind === 'BOOKING_CHANGED') return changedNotice(document)
  return message.kind === 'BOOKING_CANCELLED'
    ? cancelledNotice(document)
    : noticeLetter(document, isOrder(document, application))
}

const isOrder = (document: SavedRow['document'], { order }: MailSettings['application']): boolean =>
  sendingOf(document, order.binding) === 'order'
