import { lt } from 'drizzle-orm'
import type { Database } from './database'
import { throttle } from './schema/throttle'

/** Removes counts that count no more. */
export async function removeForgotten(db: Database): Promise<void> {
  await db.delete(throttle).where(lt(throttle.expire, new Date()))
}
