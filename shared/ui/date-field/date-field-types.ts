import type { WallDate } from '#shared/date/wall-clock'
import type { CalendarDayState, CalendarLabels } from '../calendar/calendar-types'

export interface DateFieldLabels extends CalendarLabels {
  /** The button's name, with the day that is chosen, if any: it is read again when the focus comes back to the button. */
  readonly pick: (chosen: WallDate | null) => string
  /** Accessible name of a day, with its state in words. */
  readonly day: (date: WallDate, chosen: WallDate | null) => string
  /** How to get about by keys; for those who listen. */
  readonly keys: string
}

/** What the calendar of a date field goes by. */
export interface DatePickerRules {
  readonly today: WallDate
  /** Which days can be chosen; every day unless told. */
  readonly dayState?: ((date: WallDate) => CalendarDayState) | undefined
  /** The months before and after which the calendar does not go. */
  readonly first?: WallDate | undefined
  readonly last?: WallDate | undefined
  readonly labels: DateFieldLabels
}
