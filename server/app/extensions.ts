import { withdraw } from '#shared/api/contract/withdrawal'
import type { Dependencies } from '../sections/context'

/** Names of what this server always does beyond the contract (docs/extensions.md). */
const ALWAYS: readonly string[] = ['removeCampaignCode', 'parametersInBody']

/** Returns the names that GET /settings announces: those of every server, and what the chain's configuration asks for. */
export const announced = ({
  extensions = [],
  withdrawal,
}: Partial<Pick<Dependencies, 'extensions' | 'withdrawal'>>): readonly string[] => [
  ...ALWAYS,
  ...(withdrawal ? [withdraw.extension] : []),
  ...extensions,
]
