import type { Log } from '../log'
import type { Database } from '../store/database'
import { markDelivered, markFailed, takeDue, type TakenMessage } from '../store/outbox-delivery'
import { compose } from './compose'
import { failureOf } from './failure'
import type { MailTransport } from './mail'
import type { MailSettings } from './write'

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
 * Delivers the message that has been due for longest, at least once: whoever sends and dies before noting it sends twice.
 * A failure is noted and logged without personal data.
 */
export async function deliverNext(delivery: Delivery, signal: AbortSignal): Promise<'none' | 'done' | 'failed'> {
  const { db, log } = delivery
  const taken = await takeDue(db)
  if (!taken) return 'none'
  try {
    await markDelivered(db, taken, await send(delivery, taken, signal))
    return 'done'
  } catch (error) {
    const failure = failureOf(error)
    log.error(`mail ${taken.id}, attempt ${taken.attempts}`, failure)
    await markFailed(db, taken, failure, pause(taken.attempts))
    return 'failed'
  }
}

/** The answer is why nobody got it, or null. */
async function send(
  { db, transport, settings, log }: Delivery,
  taken: TakenMessage,
  signal: AbortSignal,
): Promise<string | null> {
  const composed = await compose(db, taken, settings).catch((error: unknown) => {
    // A fault of ours and not of a mail server's, so that whoever has to find it is told all.
    log.error(`mail ${taken.id} (${taken.message.kind}) cannot be written`, error)
    throw error
  })
  if ('mail' in composed) {
    await transport.send(composed.mail, signal)
    return null
  }
  log.info(`mail ${taken.id} (${taken.message.kind}) is sent to nobody: ${composed.nobody}`)
  return composed.nobody
}
