import type { WallDate } from '#shared/date/wall-clock'
import type { Database } from '../../../../platform/database/database'
import { hashed, randomToken } from '../../../../platform/secrets'
import { normalisedCode } from '../rules/service-ticket'
import { storeCodeHash } from '../store/extra-work'

/**
 * Gives extra work a new code, for a mail that is queued in the same transaction. The code before opens nothing any more.
 * Returns null if the work is decided, expired or removed.
 */
export async function renewCode(tx: Database, ticketId: number, today: WallDate): Promise<string | null> {
  const code = normalisedCode(randomToken())
  return (await storeCodeHash(tx, ticketId, hashed(code), today)) ? code : null
}
