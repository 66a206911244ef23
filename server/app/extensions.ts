import { TAKES_ANY_PLATE } from '#shared/text/plate'
import { withdraw } from '#shared/api/contract/booking/withdrawal'
import { IDEMPOTENCY_KEY } from '#shared/api/repeated-save'
import { setVisitState } from '#shared/api/contract/visit/state'
import type { Dependencies } from '../sections/context'

/** Names of what this server always does beyond the contract (docs/extensions.md). */
const ALWAYS: readonly string[] = [
  'removeCampaignCode',
  'parametersInBody',
  'shownPrice',
  IDEMPOTENCY_KEY,
  TAKES_ANY_PLATE,
]

/** Returns the names that GET /settings announces: those of every server, and what the chain's configuration asks for. */
export const announced = ({
  extensions = [],
  withdrawal,
  visits,
}: Partial<Pick<Dependencies, 'extensions' | 'withdrawal' | 'visits'>>): readonly string[] => [
  ...ALWAYS,
  ...(withdrawal ? [withdraw.extension] : []),
  ...(visits && visits.deskTokens.length > 0 ? [setVisitState.extension] : []),
  ...extensions,
]
