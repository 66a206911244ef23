import { sessionExpired } from '../platform/refusal'
import type { Database } from '../platform/database/database'
import { lockSession, type Session } from './sessions'

/**
 * Runs `work` in a transaction with the session row locked, so that the second of two concurrent calls counts the first
 * one's rows.
 */
export const whileLocked = <T>(db: Database, session: Session, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, session.id))) throw sessionExpired()
    return work(tx)
  })
