/** From a message of the outbox to the letter that says it. */
import type { OutboxMessage } from '../domain/outbox-message'
import { readBooking } from '../store/bookings'
import type { Database } from '../store/database'
import { findContact, readEditRequest, readFeedback } from '../store/mail-matters'
import { calendarFile } from './calendar-file'
import type { Letter } from './letter'
import { cancelledLetter, changedLetter, confirmationLetter, movedLetter, type BookingMatter } from './letters/customer'
import { acknowledgementLetter, editRequestNotice, feedbackNotice } from './letters/requests'
import { cancelledNotice, changedNotice, leftNotice, movedNotice, noticeLetter } from './letters/workshop'
import type { CalendarFile, Mailbox } from './mail'

/** What is the same in all mails of an installation. */
export interface MailSettings {
  readonly from: Mailbox
  /** Where the application is, without a slash at its end. */
  readonly publicUrl: string
}

export interface Written {
  readonly letter: Letter
  /** Who reads the answer; empty: whoever reads the sender's mail. */
  readonly answersTo: string
  readonly calendar: CalendarFile | null
}

/** Writes the letter of a message made at `stamp`; null where what it is about is gone. */
export async function write(
  db: Database,
  message: OutboxMessage,
  stamp: Date,
  settings: MailSettings,
): Promise<Written | null> {
  if ('bookingId' in message) return writeOfBooking(db, message, stamp, settings)
  return 'editRequestId' in message ? writeOfRequest(db, message) : writeOfFeedback(db, message.feedbackId)
}

type OfBooking = Extract<OutboxMessage, { readonly bookingId: string }>
type OfRequest = Extract<OutboxMessage, { readonly editRequestId: string }>

async function writeOfBooking(db: Database, message: OfBooking, stamp: Date, { from, publicUrl }: MailSettings) {
  const booking = await readBooking(db, message.bookingId)
  // News of a booking that has been cancelled since would only confuse.
  if (!booking || (booking.cancelledAt !== null && message.kind !== 'BOOKING_CANCELLED')) return null
  const { document } = booking
  if (message.audience === 'workshop')
    return { letter: noticeOf(message, document), answersTo: document.customer?.email ?? '', calendar: null }
  const contact = document.organization && (await findContact(db, document.organization.id))
  const key = 'bookingKey' in message ? message.bookingKey : null
  return {
    letter: letterOf(message, { document, phone: contact?.phone ?? '', key, publicUrl }),
    answersTo: contact?.email ?? '',
    calendar: calendarFile({
      bookingId: booking.id,
      version: booking.version,
      cancelled: booking.cancelledAt !== null,
      document,
      organizer: from,
      stamp,
    }),
  }
}

function letterOf(message: OfBooking, matter: BookingMatter): Letter {
  if (message.kind === 'BOOKING_MOVED') return movedLetter(matter, message.previousStart)
  if (message.kind === 'BOOKING_CHANGED') return changedLetter(matter)
  return message.kind === 'BOOKING_CANCELLED' ? cancelledLetter(matter) : confirmationLetter(matter)
}

function noticeOf(message: OfBooking & { readonly audience: 'workshop' }, document: BookingMatter['document']): Letter {
  if (message.kind === 'BOOKING_MOVED') {
    const left = message.organizationId !== document.organization?.id
    return (left ? leftNotice : movedNotice)(document, message.previousStart)
  }
  if (message.kind === 'BOOKING_CHANGED') return changedNotice(document)
  return message.kind === 'BOOKING_CANCELLED' ? cancelledNotice(document) : noticeLetter(document)
}

async function writeOfRequest(db: Database, message: OfRequest): Promise<Written | null> {
  const request = await readEditRequest(db, message.editRequestId)
  if (!request) return null
  if (message.audience === 'workshop')
    return { letter: editRequestNotice(request), answersTo: request.email, calendar: null }
  const contact = await findContact(db, request.organizationId)
  const { name, email, phone } = contact ?? { name: '', email: '', phone: '' }
  return { letter: acknowledgementLetter(request, { name, phone }), answersTo: email, calendar: null }
}

async function writeOfFeedback(db: Database, id: string): Promise<Written | null> {
  const feedback = await readFeedback(db, id)
  return feedback && { letter: feedbackNotice(feedback), answersTo: feedback.replyTo ?? '', calendar: null }
}
