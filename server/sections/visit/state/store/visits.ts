/** The states of visits. */
import { and, eq } from 'drizzle-orm'
import type { VisitState } from '#shared/api/nouns/visit'
import type { Database } from '../../../../platform/database/database'
import { visitTransition } from '../../../../platform/database/schema/visits'

export type TransitionSource = (typeof visitTransition.$inferSelect)['source']

/** Records a state with its time, which is never changed. */
export async function insertTransition(
  tx: Database,
  row: { readonly bookingId: string; readonly state: VisitState; readonly source: TransitionSource },
): Promise<void> {
  await tx.insert(visitTransition).values(row)
}

/** Whether the visit has had a state before. */
export const hasHad = async (tx: Database, bookingId: string, state: VisitState): Promise<boolean> =>
  (await tx.$count(visitTransition, and(eq(visitTransition.bookingId, bookingId), eq(visitTransition.state, state)))) >
  0
