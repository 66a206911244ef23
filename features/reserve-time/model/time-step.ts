import type { CalendarStore, TimeRequest } from '#entities/calendar'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { WallTime } from '#shared/date/wall-clock'
import type { ShownDays } from '../delivery/step-delivery'

/** State and actions of the time step that its own stores use. ReserveTimeStore has them all; each store picks its few. */
export interface TimeStep {
  readonly calendar: CalendarStore
  readonly settings: {
    readonly state: { readonly status: string }
    readonly latest: OrganizationSettings | undefined
  }
  readonly shift: ShiftPosition
  readonly usesLocker: boolean
  readonly isEnquiry: boolean
  /** True if the time of a saved booking is being changed. The booking then has a saved time, not a held one. */
  readonly isMove: boolean
  /** True while a time is being reserved. No choice may change then. */
  readonly isReserving: boolean
  shiftAt(time: WallTime): ShiftPosition
  chooseShift(shift: ShiftPosition, requested?: TimeRequest): Promise<void>
  /** Shows the days for a shift and a use of the key locker, and keeps the chosen day if it is free then. */
  showFor(shown: ShownDays): Promise<void>
  enquire(isEnquiry: boolean): void
  /** Reloads the free times after a filter has changed. */
  refilter(): Promise<void>
}
