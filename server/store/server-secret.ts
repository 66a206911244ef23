import { eq } from 'drizzle-orm'
import { randomToken } from '../secrets'
import type { Database } from './database'
import { serverSecret } from './schema/sessions'

/** The installation's secret, made on first use; processes starting together agree on one. */
export async function readServerSecret(db: Database): Promise<string> {
  await db.insert(serverSecret).values({ name: 'hmac', value: randomToken() }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, 'hmac'))
  if (!row) throw new Error('the server secret cannot be read back')
  return row.value
}
