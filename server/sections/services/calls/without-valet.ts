import { releaseCounted } from '../../../holds/counted-resources'
import { NO_VALET } from '../../../draft/draft'
import type { Session } from '../../../draft/sessions'
import type { Database } from '../../../platform/database/database'
import type { Draft } from '../../../platform/database/schema/sessions'

/** Returns the draft without windows of the pick-up and return service, and releases their places. */
export async function withoutValet(tx: Database, { id }: Pick<Session, 'id'>, draft: Draft): Promise<Draft> {
  await releaseCounted(tx, id, ['PICKUP', 'RETURN'])
  return { ...draft, biila: NO_VALET }
}
