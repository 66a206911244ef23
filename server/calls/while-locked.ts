import { sessionExpired } from '../refusal'
import type { Database } from '../store/database'
import { lockSession, type Session } from '../store/sessions'

/** Works in a transaction with the session's row locked, so that of two calls at once the second counts what the first wrote. */
export const whileLocked = <T>(db: Database, session: Session, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, session.id))) throw sessionExpired()
    return work(tx)
  })
