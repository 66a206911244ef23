import { lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { throttle } from '../database/schema/throttle'

/** Deletes the expired counts of the throttle. */
export async function purgeThrottle(db: Database): Promise<void> {
  await db.delete(throttle).where(lt(throttle.expire, new Date()))
}
