import type { WallDate } from '#shared/date/wall-clock'
import type { CalendarDayState, CalendarLabels } from './calendar-types'

export interface DateFieldLabels extends CalendarLabels {
  /** Name of the button, including the chosen day, because it is announced when the focus returns to the button. */
  readonly pick: (chosen: WallDate | null) => string
  /** Accessible name of a day, including its state. */
  readonly day: (date: WallDate, chosen: WallDate | null) => string
  /** Instructions for the keyboard, for screen readers only. */
  readonly keys: string
}

/** Settings of the calendar in a date field. */
export interface DatePickerRules {
  readonly today: WallDate
  /** State of each day. By default every day can be chosen. */
  readonly dayState?: ((date: WallDate) => CalendarDayState) | undefined
  /** The months of these days are the first and last ones that can be shown. */
  readonly first?: WallDate | undefined
  readonly last?: WallDate | undefined
  readonly labels: DateFieldLabels
}
