/** From a message of the outbox to the letter that says it. */
import type { OutboxMessage } from '../domain/outbox-message'
import type { Database } from '../store/database'
import { findContact, readEditRequest, readFeedback, readOfferRequest } from '../store/mail-matters'
import { findProducts } from '../store/products'
import { offerRequestNotice } from './letters/offer'
import { acknowledgementLetter, editRequestNotice, feedbackNotice } from './letters/requests'
import { writeOfBooking } from './write-booking'
import { ELSEWHERE, GONE, type MailSettings, type Written } from './written'

/** Writes the letter of a message made at `stamp`; where nobody is to get one any more, it says why. */
export async function write(
  db: Database,
  message: OutboxMessage,
  stamp: Date,
  settings: MailSettings,
): Promise<Written | string> {
  if ('bookingId' in message) return writeOfBooking(db, message, stamp, settings)
  if ('editRequestId' in message) return writeOfRequest(db, message)
  return 'sessionId' in message ? writeOfOffer(db, message) : writeOfFeedback(db, message.feedbackId)
}

type OfRequest = Extract<OutboxMessage, { readonly editRequestId: string }>
type OfOffer = Extract<OutboxMessage, { readonly sessionId: string }>

async function writeOfRequest(db: Database, message: OfRequest): Promise<Written | string> {
  const request = await readEditRequest(db, message.editRequestId)
  if (!request) return GONE
  if (message.audience === 'workshop')
    return { letter: editRequestNotice(request), answersTo: request.email, calendar: null }
  const contact = await findContact(db, request.organizationId)
  const { name, email, phone } = contact ?? { name: '', email: '', phone: '' }
  return { letter: acknowledgementLetter(request, { name, phone }), answersTo: email, calendar: null }
}

async function writeOfFeedback(db: Database, id: string): Promise<Written | string> {
  const feedback = await readFeedback(db, id)
  if (!feedback) return GONE
  return { letter: feedbackNotice(feedback), answersTo: feedback.replyTo ?? '', calendar: null }
}

async function writeOfOffer(db: Database, { sessionId, organizationId }: OfOffer): Promise<Written | string> {
  const request = await readOfferRequest(db, sessionId)
  if (!request) return GONE
  if (request.organizationId !== organizationId) return ELSEWHERE
  const products = await findProducts(db, request.content.productIds)
  const letter = offerRequestNotice(request.content, products)
  return { letter, answersTo: request.content.customer.email.trim(), calendar: null }
}
