/** Creates the content of an outbox message's mail. */
import type { OutboxMessage } from '../platform/database/schema/outbox'
import type { Database } from '../platform/database/database'
import { findContact, readChangeRequest, readFeedback, readOfferRequest } from './mail-matters'
import { findProducts } from '../catalog/products'
import { offerRequestNotice } from './letters/offer'
import { acknowledgementLetter, changeRequestNotice, feedbackNotice } from './letters/requests'
import { isOfWithdrawal, writeOfWithdrawal } from './write-withdrawal'
import { writeOfBooking } from './write-booking'
import { writeOfExtraWork } from './write-extra-work'
import { ELSEWHERE, GONE, type MailSettings, type MailContent } from './mail-content'

/** Creates the content for a message made at `stamp`. If no mail is due any more, returns the reason instead. */
export async function write(
  db: Database,
  message: OutboxMessage,
  stamp: Date,
  settings: MailSettings,
): Promise<MailContent | string> {
  if (isOfWithdrawal(message)) return writeOfWithdrawal(db, message, stamp, settings)
  if ('ticketId' in message) return writeOfExtraWork(db, message, settings)
  if ('bookingId' in message) return writeOfBooking(db, message, stamp, settings)
  if ('editRequestId' in message) return writeOfRequest(db, message)
  return 'sessionId' in message ? writeOfOffer(db, message) : writeOfFeedback(db, message.feedbackId)
}

type OfRequest = Extract<OutboxMessage, { readonly editRequestId: string }>
type OfOffer = Extract<OutboxMessage, { readonly sessionId: string }>

async function writeOfRequest(db: Database, message: OfRequest): Promise<MailContent | string> {
  const request = await readChangeRequest(db, message.editRequestId)
  if (!request) return GONE
  if (message.audience === 'workshop')
    return { letter: changeRequestNotice(request), replyAddress: request.email, calendar: null }
  const contact = await findContact(db, request.organizationId)
  const { name, email, phone } = contact ?? { name: '', email: '', phone: '' }
  return { letter: acknowledgementLetter(request, { name, phone }), replyAddress: email, calendar: null }
}

async function writeOfFeedback(db: Database, id: string): Promise<MailContent | string> {
  const feedback = await readFeedback(db, id)
  if (!feedback) return GONE
  return { letter: feedbackNotice(feedback), replyAddress: feedback.replyTo ?? '', calendar: null }
}

async function writeOfOffer(db: Database, { sessionId, organizationId }: OfOffer): Promise<MailContent | string> {
  const request = await readOfferRequest(db, sessionId)
  if (!request) return GONE
  if (request.organizationId !== organizationId) return ELSEWHERE
  const products = await findProducts(db, request.content.productIds)
  const letter = offerRequestNotice(request.content, products)
  return { letter, replyAddress: request.content.customer.email.trim(), calendar: null }
}
