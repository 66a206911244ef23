import { conflict, sessionExpired } from '../platform/refusal'
import type { Database } from '../platform/database/database'
import type { Draft } from '../platform/database/schema/sessions'
import { activeHold } from '../holds/holds'
import { lockSession, writeDraft, type Session } from './sessions'

type Change = (draft: Draft, tx: Database) => Draft | Promise<Draft>

/**
 * Changes a session's draft. `change` runs with the row locked, so that two quick toggles are both applied. It gets the
 * stored draft, because the draft that came with the call may be stale.
 */
export async function changeDraft(db: Database, session: Session, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockSession(tx, session.id)
    if (!locked || locked.done) throw sessionExpired()
    const changed = await change(locked.draft, tx)
    if (changed !== locked.draft) await writeDraft(tx, session.id, changed)
  })
}

/**
 * Refuses a change that may not fit a reserved time or a requested day. The visitor must give that up first (readings
 * 5, 6).
 */
export async function refuseWhileReserved(tx: Database, session: Session, draft: Draft): Promise<void> {
  if (draft.leadDate !== null || (await activeHold(tx, session.id)))
    throw conflict('TIME_RESERVED', 'release the reserved time first')
}
