import type { WallDateTime } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Tell } from '../platform/operations/events'
import type { SentFolders } from '../personal/sent-files'
import type { AfterRelease } from '../sections/context'
import type { Endpoint } from '../webhooks/webhook-config'

/** What a desk command runs on. */
export interface Desk {
  readonly db: Database
  readonly now: () => WallDateTime
  readonly log: Pick<Log, 'error'>
  /** What follows the release of a booking's time; by default nothing. */
  readonly afterRelease?: AfterRelease
  /** Where messages are written to files, if there may be some. */
  readonly folders?: SentFolders
  /** For the commands around a visit. */
  readonly around?: DeskAround
  /** Address of the application, for links. */
  readonly publicUrl?: string
}

/** What the commands around a visit need to know of the installation. */
export interface DeskAround {
  readonly webhooks: readonly Endpoint[]
  /** Returns the address of a calendar by its token. */
  readonly calendarUrl: (token: string) => string
  readonly tell: Tell
}
