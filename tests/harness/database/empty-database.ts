import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '#server/platform/database/database'
import { openPglite, openPostgres } from '#server/platform/database/open'
import { createDatabase, databaseUrl, dropDatabase } from './postgres'

const onlyMigrate = (): Promise<void> => Promise.resolve()

/** Opens a migrated database without rows: PostgreSQL if DATABASE_URL is set, otherwise PGlite. */
export async function openEmpty(): Promise<OpenDatabase> {
  if (!process.env['DATABASE_URL']) return openPglite({ prepare: onlyMigrate })
  const name = `huoltovaraus_test_${randomBytes(6).toString('hex')}`
  await createDatabase(name)
  const { db, close } = await openPostgres(databaseUrl(name), { prepare: onlyMigrate })
  return {
    db,
    close: async () => {
      await close()
      await dropDatabase(name)
    },
  }
}
