import { eq, sql } from 'drizzle-orm'
import { any, assign, boolean, define, object, string, type Infer } from 'superstruct'
import { wholeDraft, type Draft } from '../domain/draft'
import { queryRows, statement, type Database } from './database'
import { prolongHold } from './holds'
import { session } from './schema/sessions'
import { batchPerTurn } from './batch-per-turn'

/** That a session was seen is noted at most so often. */
const SEEN_EVERY = sql`interval '1 minute'`
/** Half an hour, whenever within the last minute of it the session was noted as seen. */
const IDLE = sql`interval '31 minutes'`
const LONGEST = sql`interval '4 hours'`

const DraftColumn = define<Draft>('Draft', (value) => typeof value === 'object' && value !== null)

const SessionRow = object({
  id: string(),
  browserHash: string(),
  processType: string(),
  done: boolean(),
  draft: DraftColumn,
})
const FoundRow = assign(SessionRow, object({ tokenHash: string(), isStale: boolean() }))
/** A living session, as it was when the call came in. */
export type Session = Infer<typeof SessionRow>

/** Opens a session. */
export async function openSession(
  db: Database,
  row: Pick<typeof session.$inferInsert, 'tokenHash' | 'browserHash' | 'processType' | 'installationType' | 'draft'>,
): Promise<void> {
  await db.insert(session).values(row)
}

const livingSessions = statement(
  'living-sessions',
  sql`
    select token_hash as "tokenHash", id, browser_hash as "browserHash", process_type as "processType",
      done_at is not null as done, draft, last_seen_at < now() - ${SEEN_EVERY} as "isStale"
    from session
    where token_hash = any(${sql.placeholder('tokenHashes')}::text[])
      and last_seen_at > now() - ${IDLE} and created_at > now() - ${LONGEST}`,
  FoundRow,
)
/** Nearly every call begins with this. */
const findLiving = batchPerTurn(async (db, tokenHashes: readonly string[]) => {
  const found = await livingSessions(db, { tokenHashes })
  return new Map(found.map((row) => [row.tokenHash, row]))
})

/**
 * Finds a living session by the database's clock, notes now and then that it was seen, and prolongs its hold. A hold that
 * has run out stays run out. Most calls only read: what is written has to reach the disk.
 */
export async function touchSession(db: Database, tokenHash: string, holdSeconds: number): Promise<Session | null> {
  const found = await findLiving(db, tokenHash)
  if (!found) return null
  const { isStale, tokenHash: _, ...row } = found
  if (isStale)
    await db
      .update(session)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(session.id, row.id))
  const draft = wholeDraft(row.draft)
  if (draft.timeReserved) await prolongHold(db, row.id, holdSeconds)
  return { ...row, draft }
}

const locked = statement(
  'locked-session',
  sql`
    select draft, done_at is not null as done from session
    where id = ${sql.placeholder('id')} for update`,
  object({ draft: DraftColumn, done: boolean() }),
)

/** Locks the session's row until the end of the transaction, and reads what is in it now; null if it has just been removed. */
export async function lockSession(tx: Database, id: string): Promise<{ draft: Draft; done: boolean } | null> {
  const [row] = await locked(tx, { id })
  return row ? { ...row, draft: wholeDraft(row.draft) } : null
}

const written = statement(
  'written-draft',
  sql`update session set draft = ${sql.placeholder('draft')}::jsonb where id = ${sql.placeholder('id')}`,
  any(),
)

/** Writes the draft of a session whose row is locked. */
export async function writeDraft(tx: Database, id: string, draft: Draft): Promise<void> {
  await written(tx, { id, draft: JSON.stringify(draft) })
}

/** Ends the writing in a session. */
export async function markDone(tx: Database, id: string): Promise<void> {
  await tx
    .update(session)
    .set({ doneAt: sql`now()` })
    .where(eq(session.id, id))
}

/** At once, so that a purge never keeps anybody waiting for long. */
const PURGED_AT_ONCE = 1000

/**
 * Removes sessions that have run out with whatever they hold, and holds that have run out: what a visitor typed and never
 * sent is not kept. Several processes may do so at once: each passes over what another is at, or what is just being used.
 */
export async function removeExpired(db: Database): Promise<void> {
  const purge = sql`
    with gone as (
      delete from session where id in (
        select id from session where last_seen_at <= now() - ${IDLE} or created_at <= now() - ${LONGEST}
        limit ${PURGED_AT_ONCE} for update skip locked
      ) returning id
    ), released as (
      delete from reservation where kind = 'hold' and session_id in (select id from gone)
    )
    select id from gone`
  while ((await queryRows(db, purge, any())).length === PURGED_AT_ONCE);
  await queryRows(db, sql`delete from reservation where kind = 'hold' and expires_at <= now()`, any())
}
