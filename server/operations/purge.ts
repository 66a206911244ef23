import type { Log } from '../log'
import { cleanMail } from '../mail/open'
import type { Database } from '../store/database'
import { removeExpired } from '../store/sessions'
import { removeForgotten } from '../store/throttle-purge'

/** Removes on schedule what has run out; the answer stops it. Every process may do so: one passes over what another is at. */
export function startPurging(db: Database, log: Log, seconds: number): () => Promise<void> {
  let round = Promise.resolve()
  const purge = (): void => {
    round = round
      .then(() => removeExpired(db))
      .then(() => removeForgotten(db))
      .then(() => cleanMail(db, log))
      .catch((error: unknown) => log.error('purging', error))
  }
  const schedule = setInterval(purge, seconds * 1000).unref()
  purge()
  return () => {
    clearInterval(schedule)
    return round
  }
}
