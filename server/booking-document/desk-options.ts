import type { WallDateTime } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import type { Tell } from '../platform/operations/events'

/** What a change of a booking needs that the workshop's desk or its systems make. */
export interface DeskOptions {
  readonly db: Database
  readonly secret: string
  /** Business clock. */
  readonly now: () => WallDateTime
  /** Names of the webhooks' endpoints. */
  readonly endpoints: readonly string[]
  readonly tell: Tell
}
