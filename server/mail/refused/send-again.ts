/** Sends again what a mail server refused, after the desk has spoken with the customer. */
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import type { DeskOptions } from '../../booking-document/desk-options'
import { addBookingKey, lockBooking, updateBooking, type SavedRow } from '../../booking-document/bookings'
import { addressOf } from '../../booking-document/address-of'
import { findBookingId } from '../../booking-document/find-by-reference'
import { endRefusals, listRefusals } from '../../booking-document/refused-mails'
import type { Database } from '../../platform/database/database'
import type { OutboxMessage } from '../../platform/database/schema/outbox'
import { readdress } from '../../platform/outbox/outbox'
import { BOOKINGS_ONLY } from '../../sections/context'
import { followBooking, queueMails } from '../../sections/booking/saved/index'
import { renewCode } from '../../sections/visit/tickets/index'
import { isAddress } from '../is-address'
import { stillDue, type ToCustomer } from './still-due'

interface Asked {
  /** Reference or id of the booking. */
  readonly booking: string
  /** The customer's right address; null if the booking has it. */
  readonly to: string | null
}

export interface SentAgain {
  readonly email: string
  readonly isCorrected: boolean
  readonly isCancelled: boolean
  /** Kinds of the queued messages. Empty if the customer needs none of them any more. */
  readonly kinds: readonly ToCustomer['kind'][]
}

/** Why nothing was changed. */
export type NotSent = 'INVALID_ADDRESS' | 'NO_BOOKING' | 'NOTHING_REFUSED'

/**
 * Corrects the address of a booking, and queues what its customer needs of the refused messages, with new keys. Ends the
 * refusals. Changes nothing if it returns why.
 */
export async function sendAgain(options: DeskOptions, { booking, to }: Asked): Promise<SentAgain | NotSent> {
  const { db, secret, now, tell } = options
  if (to !== null && !isAddress(to)) return 'INVALID_ADDRESS'
  const id = await findBookingId(db, { booking, secret, today: dateOf(now()) })
  return db.transaction(async (tx) => {
    const saved = id === null ? null : await lockBooking(tx, id)
    if (!saved) return 'NO_BOOKING'
    const refused = (await listRefusals(tx, saved.id)).map(({ message }) => message).filter(isToCustomer)
    if (refused.length === 0) return 'NOTHING_REFUSED'
    const email = to ?? addressOf(saved.document)
    const isCorrected = email !== addressOf(saved.document)
    if (isCorrected) await correctAddress(tx, options, saved, email)
    await endRefusals(tx, saved.id, isCorrected ? 'CORRECTED' : 'RESENT')
    const messages: ToCustomer[] = []
    for (const message of stillDue(refused, saved, now()))
      messages.push(...(await withSecrets(tx, { ...message, email }, now())))
    await queueMails(tx, messages, tell)
    const kinds = messages.map(({ kind }) => kind)
    return { email, isCorrected, isCancelled: saved.cancelledAt !== null, kinds }
  })
}

const isToCustomer = (message: OutboxMessage): message is ToCustomer =>
  message.audience === 'customer' && 'bookingId' in message

/** Changes the address of a booking, of its draft, and of its messages that wait. */
async function correctAddress(
  tx: Database,
  { now, endpoints, tell }: DeskOptions,
  { id, registerNumber, document, draft, cancelledAt }: SavedRow,
  email: string,
): Promise<void> {
  await updateBooking(tx, id, {
    registerNumber,
    document: { ...document, customer: document.customer && { ...document.customer, email } },
    // A later change begins with the draft.
    draft: draft && { ...draft, customer: draft.customer && { ...draft.customer, email } },
  })
  await readdress(tx, id, addressOf(document), email)
  tell('booking.changed', { booking: id, workshop: document.organization?.id ?? null, kind: 'ADDRESS_CORRECTED' })
  if (cancelledAt === null) await followBooking(tx, { now, visits: { ...BOOKINGS_ONLY, endpoints } }, id, document)
}

/** Gives a message a new key or code, because the refused one is not kept. Returns nothing for extra work that is decided. */
async function withSecrets(tx: Database, message: ToCustomer, now: WallDateTime): Promise<ToCustomer[]> {
  if (message.kind === 'EXTRA_WORK_PROPOSED') {
    const ticketCode = await renewCode(tx, message.ticketId, dateOf(now))
    return ticketCode === null ? [] : [{ ...message, ticketCode }]
  }
  return ['bookingKey' in message ? { ...message, bookingKey: await addBookingKey(tx, message.bookingId) } : message]
}
