import { eq } from 'drizzle-orm'
import { randomToken } from '../secrets'
import type { Database } from './database'
import { serverSecret } from './schema/sessions'

/** Loads the installation's secret, created on first use. Processes that start at once get the same secret. */
export async function readServerSecret(db: Database): Promise<string> {
  await db.insert(serverSecret).values({ name: 'hmac', value: randomToken() }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, 'hmac'))
  if (!row) throw new Error('the server secret cannot be read back')
  return row.value
}
