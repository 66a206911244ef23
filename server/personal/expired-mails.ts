import { sql } from 'drizzle-orm'
import type { WallDate } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import { outbox } from '../platform/database/schema/outbox'
import { BATCH, createdBefore } from './expired'
import { filesBefore, removeFiles, type SentFolders } from './sent-files'

/** Erases messages, and files of mails and text messages, of before the first kept day, dispatched or not. Returns how many. */
export async function eraseMails(db: Database, folders: SentFolders, kept: WallDate): Promise<number> {
  let total = 0
  for (let count = BATCH; count === BATCH; total += count) count = await eraseBatch(db, kept)
  return total + (await removeFiles(await filesBefore(folders, kept)))
}

async function eraseBatch(db: Database, kept: WallDate): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(createdBefore(outbox.createdAt, kept))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const erased = await db
    .delete(outbox)
    .where(sql`${outbox.id} in (${old})`)
    .returning({ one: sql`1` })
  return erased.length
}
