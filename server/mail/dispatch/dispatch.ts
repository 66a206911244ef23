import type { Log } from '../../platform/log'
import type { EventName, Tell } from '../../platform/operations/events'
import { endByAcceptance, recordRefusal } from '../../booking-document/refused-mails'
import type { Database } from '../../platform/database/database'
import type { Refused } from '../../platform/database/schema/refused-mails'
import { pause, type Outcome } from '../../platform/outbox/lane'
import {
  markDispatched,
  markFailed,
  takeDue,
  UNWRITTEN,
  type TakenMessage,
} from '../../platform/outbox/outbox-dispatch'
import { postponeOverBound } from '../../platform/outbox/recipient-bound'
import { compose, INVALID_ADDRESS } from '../compose'
import { causeOf, failureOf, numbersOf } from './failure'
import type { Mail, MailTransport } from '../mail'
import type { MailSettings } from '../mail-content'
import { boundOf, type MailBound } from '../recipient-bound'

/** Dependencies of the dispatch. */
export interface Dispatch {
  readonly db: Database
  readonly transport: MailTransport
  readonly settings: MailSettings
  readonly log: Log
  readonly tell: Tell
  readonly bound: MailBound
}

/**
 * Dispatches the message that has been due longest, at least once. A crash between sending and recording the dispatch
 * sends it twice. Failures are recorded and logged without personal data. A mail that a mail server refuses for good is
 * not retried.
 */
export async function dispatchNext(dispatch: Dispatch, signal: AbortSignal): Promise<Outcome> {
  const { db, log, settings } = dispatch
  const taken = await takeDue(db)
  if (!taken) return 'none'
  const composed = await compose(db, taken, settings).catch((error: unknown) => ({ error }))
  if ('error' in composed) {
    // This is a fault of this server and not of a mail server, so the log gets the whole error.
    log.error(`mail ${taken.id} (${taken.message.kind}) cannot be composed`, composed.error)
    await reschedule(dispatch, taken, UNWRITTEN + failureOf(composed.error))
    return 'failed'
  }
  if ('mail' in composed)
    return (await isPostponed(dispatch, taken)) ? 'done' : post(dispatch, taken, composed.mail, signal)
  log.info(`mail ${taken.id} (${taken.message.kind}) is not sent: ${composed.skipReason}`)
  await db.transaction(async (tx) => {
    if (composed.skipReason === INVALID_ADDRESS)
      await recordRefusal(tx, taken.message, { refused: 'RECIPIENT', response: '' })
    await markDispatched(tx, taken, composed.skipReason)
  })
  tellOf(dispatch, taken, 'mail.skipped')
  return 'done'
}

/** Postpones a message whose recipient has got as many mails as an hour allows. Returns whether it did. */
async function isPostponed(dispatch: Dispatch, taken: TakenMessage): Promise<boolean> {
  const { db, log, bound } = dispatch
  const ofRecipient = boundOf(taken, bound)
  const until = ofRecipient && (await postponeOverBound(db, taken, ofRecipient))
  if (!until) return false
  log.info(`mail ${taken.id} (${taken.message.kind}) waits until ${until.toISOString()}: its recipient's hour is full`)
  tellOf(dispatch, taken, 'mail.postponed')
  return true
}

async function post(dispatch: Dispatch, taken: TakenMessage, mail: Mail, signal: AbortSignal): Promise<Outcome> {
  const { db, transport } = dispatch
  try {
    await transport.send(mail, signal)
  } catch (error) {
    const cause = causeOf(error)
    if (cause === 'recipient' || cause === 'message') {
      await giveUp(dispatch, taken, cause, error)
      return 'done'
    }
    await reschedule(dispatch, taken, failureOf(error))
    return cause === 'deferred' ? 'failed' : 'down'
  }
  await endByAcceptance(db, taken.message)
  await markDispatched(db, taken, null)
  tellOf(dispatch, taken, 'mail.sent')
  return 'done'
}

/** Ends the dispatch of a mail that a mail server refuses for good. The refusal becomes a state of the mail's booking. */
async function giveUp(
  dispatch: Dispatch,
  taken: TakenMessage,
  cause: 'recipient' | 'message',
  error: unknown,
): Promise<void> {
  const { db, log } = dispatch
  const failure = failureOf(error)
  const refused = cause === 'recipient' ? 'RECIPIENT' : 'MESSAGE'
  log.error(`mail ${taken.id} (${taken.message.kind}), its ${cause} was refused for good`, failure)
  await db.transaction(async (tx) => {
    await recordRefusal(tx, taken.message, { refused, response: numbersOf(error) })
    await markDispatched(tx, taken, `refused: ${failure}`)
  })
  tellOf(dispatch, taken, 'mail.refused', refused)
}

/** Tells the operators what became of a message. */
function tellOf({ tell }: Dispatch, { id, message, attempts }: TakenMessage, event: EventName, state?: Refused): void {
  const { kind, audience } = message
  tell(event, {
    mail: id,
    kind,
    audience,
    attempt: attempts,
    ...(state && { state }),
    ...('bookingId' in message && { booking: message.bookingId }),
  })
}

async function reschedule(dispatch: Dispatch, taken: TakenMessage, failure: string): Promise<void> {
  const { db, log } = dispatch
  log.error(`mail ${taken.id}, attempt ${taken.attempts}`, failure)
  await markFailed(db, taken, failure, pause(taken.attempts))
  tellOf(dispatch, taken, 'mail.deferred')
}
