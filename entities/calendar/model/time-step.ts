import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { WallTime } from '#shared/date/wall-clock'
import type { CalendarStore, TimeRequest } from './calendar-store'

/** The time step as its extras see it. */
export interface TimeStep {
  readonly calendar: CalendarStore
  /** The workshop's settings. `latest` is undefined until they have loaded, and if that failed. */
  readonly settings: { readonly latest: OrganizationSettings | undefined }
  readonly shift: ShiftPosition
  /** True if the free times are those of a shift. */
  readonly withShifts: boolean
  /** True while an extra lets only those times be chosen that it has checked. */
  readonly checksTimes: boolean
  /** True while the enquiry replaces the free times. */
  readonly isEnquiry: boolean
  /** True if the time of a saved booking is being changed. The booking then has a saved time, not a held one. */
  readonly isMove: boolean
  /** True while a time is being reserved. No choice may change then. */
  readonly isReserving: boolean
  /** Why the server refused the last reservation, as its error says; null if it did not. */
  readonly refusal: string | null
  shiftAt(time: WallTime): ShiftPosition
  /** Changes the shift and reloads the free times. */
  chooseShift(shift: ShiftPosition, requested?: TimeRequest): Promise<void>
  /** Changes the shift alone. `refilter` has to follow if the free times are those of a shift. */
  setShift(shift: ShiftPosition): void
  /** Reloads the free times after a filter has changed. Selects `requested`, by default the visitor's choice, if it is free. */
  refilter(requested?: TimeRequest): Promise<void>
}
