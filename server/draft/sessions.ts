import { eq, sql } from 'drizzle-orm'
import { any, assign, boolean, define, object, string, type Infer } from 'superstruct'
import { withDraftDefaults } from './draft'
import { queryRows, preparedQuery, type Database } from '../platform/database/database'
import { prolongHold, type HoldLifetime } from '../holds/holds'
import { session, type Draft } from '../platform/database/schema/sessions'
import { batchPerTurn } from '../platform/database/batch-per-turn'

/** Minimum interval between two writes of a session's `last_seen_at`. */
const SEEN_EVERY = sql`interval '1 minute'`
/** At least half an hour without a call: a minute more, because `last_seen_at` can lag by up to a minute. */
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
/** An active session, as it was when the call arrived. */
export interface Session extends Infer<typeof SessionRow> {
  /** True at most once a minute, if the call has prolonged a hold. */
  readonly isRenewed?: boolean
}

/** Returns the id of the booking that a session makes or changes. A new booking gets the id of its session. */
export const partyOf = (sessionId: string, { changes }: Pick<Draft, 'changes'>): string =>
  changes?.bookingId ?? sessionId

/** Opens a session and returns its id. */
export async function openSession(
  db: Database,
  row: Pick<typeof session.$inferInsert, 'tokenHash' | 'browserHash' | 'processType' | 'installationType' | 'draft'>,
): Promise<string> {
  const [opened] = await db.insert(session).values(row).returning({ id: session.id })
  return opened?.id ?? ''
}

const activeSessions = preparedQuery(
  'living-sessions',
  sql`
    select token_hash as "tokenHash", id, browser_hash as "browserHash", process_type as "processType",
      done_at is not null as done, draft, last_seen_at < now() - ${SEEN_EVERY} as "isStale"
    from session
    where token_hash = any(${sql.placeholder('tokenHashes')}::text[])
      and last_seen_at > now() - ${IDLE} and created_at > now() - ${LONGEST}`,
  FoundRow,
)
/** Lists the active sessions that have saved no booking, with their drafts. */
export async function listOpenDrafts(db: Database): Promise<Pick<Session, 'id' | 'draft'>[]> {
  const isOpen = sql`done_at is null and last_seen_at > now() - ${IDLE} and created_at > now() - ${LONGEST}`
  const found = await db.select({ id: session.id, draft: session.draft }).from(session).where(isOpen)
  return found.map(({ id, draft }) => ({ id, draft: withDraftDefaults(draft) }))
}

/** Batched, because nearly every call begins with this query. */
const findActive = batchPerTurn(async (db, tokenHashes: readonly string[]) => {
  const found = await activeSessions(db, { tokenHashes })
  return new Map(found.map((row) => [row.tokenHash, row]))
})

/**
 * Finds an active session by the database's clock and extends its hold, unless the hold has expired.
 * Returns null if the session is unknown or expired.
 * Updates `last_seen_at` at most once a minute, so that most calls only read and need no disk write.
 */
export async function touchSession(db: Database, tokenHash: string, lifetime: HoldLifetime): Promise<Session | null> {
  const found = await findActive(db, tokenHash)
  if (!found) return null
  const { isStale, tokenHash: _, ...row } = found
  if (isStale)
    await db
      .update(session)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(session.id, row.id))
  const draft = withDraftDefaults(row.draft)
  const isHeld = draft.timeReserved && (await prolongHold(db, row.id, lifetime))
  return { ...row, draft, isRenewed: isHeld && isStale }
}

const locked = preparedQuery(
  'locked-session',
  sql`
    select draft, done_at is not null as done from session
    where id = ${sql.placeholder('id')} for update`,
  object({ draft: DraftColumn, done: boolean() }),
)

/** Locks the session's row until the transaction ends and loads its current content, or null if it was removed. */
export async function lockSession(tx: Database, id: string): Promise<{ draft: Draft; done: boolean } | null> {
  const [row] = await locked(tx, { id })
  return row ? { ...row, draft: withDraftDefaults(row.draft) } : null
}

const written = preparedQuery(
  'written-draft',
  sql`update session set draft = ${sql.placeholder('draft')}::jsonb where id = ${sql.placeholder('id')}`,
  any(),
)

/** Writes the draft of a session. The caller must have locked the row. */
export async function writeDraft(tx: Database, id: string, draft: Draft): Promise<void> {
  await written(tx, { id, draft: JSON.stringify(draft) })
}

/** Marks a session as done, so that it accepts no more writes. */
export async function markDone(tx: Database, id: string): Promise<void> {
  await tx
    .update(session)
    .set({ doneAt: sql`now()` })
    .where(eq(session.id, id))
}

/** Ids of sessions that expired, and of sessions whose hold did. */
export interface Expired {
  readonly sessions: readonly string[]
  readonly holds: readonly string[]
}

const Gone = object({ id: string() })

/** Maximum number of sessions per purge query, so that a purge does not block other queries for long. */
const PURGE_BATCH = 1000

/**
 * Deletes expired sessions with their holds, and expired holds. Drafts that were never sent are thus not kept.
 * Several processes may purge at once, because each skips locked rows.
 */
export async function removeExpired(db: Database): Promise<Expired> {
  const purge = sql`
    with gone as (
      delete from session where id in (
        select id from session where last_seen_at <= now() - ${IDLE} or created_at <= now() - ${LONGEST}
        limit ${PURGE_BATCH} for update skip locked
      ) returning id
    ), released as (
      delete from reservation where kind = 'hold' and session_id in (select id from gone)
    )
    select id from gone`
  const sessions: string[] = []
  for (let batch = PURGE_BATCH; batch === PURGE_BATCH;) {
    const gone = await queryRows(db, purge, Gone)
    sessions.push(...gone.map(({ id }) => id))
    batch = gone.length
  }
  const expired = sql`delete from reservation where kind = 'hold' and expires_at <= now() returning session_id as id`
  return { sessions, holds: (await queryRows(db, expired, Gone)).map(({ id }) => id) }
}
