import { mailboxOf } from './mailbox'
import { keyed } from '../platform/secrets'
import type { RecipientBound } from '../platform/outbox/recipient-bound'
import type { TakenMessage } from '../platform/outbox/outbox-dispatch'

/** The installation's bound on mails to one recipient. */
export interface MailBound {
  readonly secret: string
  /** Mails to one customer within an hour, over all kinds of letters; 0 for no bound. */
  readonly perHour: number
}

/**
 * Returns the bound of a message's recipient, or null if it has none. Letters to workshops have none, because the chain
 * itself receives them. Stores an HMAC of the address, because an address is personal data.
 */
export const boundOf = ({ message }: TakenMessage, { secret, perHour }: MailBound): RecipientBound | null =>
  message.audience === 'customer' && perHour > 0
    ? { recipient: keyed(secret, 'mail', mailboxOf(message.email)), perHour }
    : null
