import type { CalendarStore, Wish } from '#entities/calendar'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { SelectableResource } from '#shared/api/nouns/resources'
import type { WallTime } from '#shared/date/wall-clock'

/** What the offers need of the step. */
export interface OffersHost {
  readonly calendar: CalendarStore
  readonly offers: {
    readonly resources: { readonly latest: readonly SelectableResource[] | undefined }
    readonly gaps: { readonly latest: readonly FreeDay[] | undefined }
    readonly refresh: () => Promise<void>
  }
  readonly shift: ShiftPosition
  readonly usesLocker: boolean
  /** What the booking has is not a held time, but the one that it is saved with. */
  readonly isMove?: boolean
  readonly shiftAt: (time: WallTime) => ShiftPosition
  readonly chooseShift: (shift: ShiftPosition, wish?: Wish) => Promise<void>
  readonly reload: () => Promise<void>
}
