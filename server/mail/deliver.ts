import type { Log } from '../log'
import type { Database } from '../store/database'
import { markDelivered, markFailed, takeDue, type TakenMessage } from '../store/outbox-delivery'
import { compose } from './compose'
import { causeOf, failureOf } from './failure'
import type { Mail, MailTransport } from './mail'
import type { MailSettings } from './written'

/** What mails are delivered with. */
export interface Delivery {
  readonly db: Database
  readonly transport: MailTransport
  readonly settings: MailSettings
  readonly log: Log
}

const FIRST_SECONDS = 15
const MOST_SECONDS = 3600

/** How long to wait after so many attempts: twice as long after each, at most an hour. */
export const pause = (attempts: number): number => Math.min(MOST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1))

/**
 * 'none': nothing is due. 'done': one message needs no more attempts. 'failed': it is put off, and others may fare better.
 * 'down': it is put off, and others would be too.
 */
export type Outcome = 'none' | 'done' | 'failed' | 'down'

/**
 * Delivers the message that has been due for longest, at least once: whoever sends and dies before noting it sends twice.
 * A failure is noted and logged without personal data; what a mail server refuses for good is not tried again.
 */
export async function deliverNext(delivery: Delivery, signal: AbortSignal): Promise<Outcome> {
  const { db, log, settings } = delivery
  const taken = await takeDue(db)
  if (!taken) return 'none'
  const composed = await compose(db, taken, settings).catch((error: unknown) => ({ error }))
  if ('error' in composed) {
    // A fault of ours and not of a mail server's, so that whoever has to find it is told all.
    log.error(`mail ${taken.id} (${taken.message.kind}) cannot be written`, composed.error)
    await putOff(delivery, taken, failureOf(composed.error))
    return 'failed'
  }
  if ('mail' in composed) return post(delivery, taken, composed.mail, signal)
  log.info(`mail ${taken.id} (${taken.message.kind}) is sent to nobody: ${composed.nobody}`)
  await markDelivered(db, taken, composed.nobody)
  return 'done'
}

async function post(delivery: Delivery, taken: TakenMessage, mail: Mail, signal: AbortSignal): Promise<Outcome> {
  const { db, log, transport } = delivery
  try {
    await transport.send(mail, signal)
  } catch (error) {
    const failure = failureOf(error)
    const cause = causeOf(error)
    if (cause !== 'refused') {
      await putOff(delivery, taken, failure)
      return cause === 'deferred' ? 'failed' : 'down'
    }
    log.error(`mail ${taken.id} (${taken.message.kind}) is refused for good`, failure)
    await markDelivered(db, taken, `refused: ${failure}`)
    return 'done'
  }
  await markDelivered(db, taken, null)
  return 'done'
}

async function putOff({ db, log }: Delivery, taken: TakenMessage, failure: string): Promise<void> {
  log.error(`mail ${taken.id}, attempt ${taken.attempts}`, failure)
  await markFailed(db, taken, failure, pause(taken.attempts))
}
