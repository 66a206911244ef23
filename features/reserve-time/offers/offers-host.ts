import type { CalendarStore, TimeRequest } from '#entities/calendar'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { SelectableResource } from '#shared/api/nouns/resources'
import type { WallTime } from '#shared/date/wall-clock'

/** State and actions of the time step that the offers use. */
export interface OffersHost {
  readonly calendar: CalendarStore
  readonly offers: {
    readonly resources: { readonly latest: readonly SelectableResource[] | undefined }
    readonly gaps: { readonly latest: readonly FreeDay[] | undefined }
    readonly refresh: () => Promise<void>
  }
  readonly shift: ShiftPosition
  readonly usesLocker: boolean
  /** True if the time of a saved booking is being changed. The booking then has a saved time, not a held one. */
  readonly isMove?: boolean
  readonly shiftAt: (time: WallTime) => ShiftPosition
  readonly chooseShift: (shift: ShiftPosition, requested?: TimeRequest) => Promise<void>
  readonly reload: () => Promise<void>
}
