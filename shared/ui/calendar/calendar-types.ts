import type { WallDate } from '#shared/date/wall-clock'

/**
 * 'free' is tinted and bold. 'pick' is outlined and selectable without a promise of free times. 'unavailable' is plain.
 * 'unknown' is still loading.
 */
export type CalendarDayState = 'free' | 'pick' | 'unavailable' | 'unknown'

export interface CalendarColumn {
  /** 'ma' */
  readonly short: string
  /** 'maanantai' */
  readonly long: string
}

export interface CalendarLabels {
  /** BCP 47 tag, if it differs from the page's language. */
  readonly lang?: string | undefined
  /** Accessible name of the calendar. */
  readonly calendar: string
  /** Instructions for the keyboard: the description of the day that the focus comes to. */
  readonly keys: string
  readonly previousMonth: string
  readonly nextMonth: string
  /** Starts with Monday. */
  readonly weekdays: readonly CalendarColumn[]
  /** Heading of the week number column. */
  readonly week: CalendarColumn
  /** Title of a month by its first day, such as 'syyskuu 2026'. */
  readonly monthTitle: (month: WallDate) => string
  /** Announcement after a change of month. The parameters are the first days of the first and last shown months. */
  readonly monthsChanged: (first: WallDate, last: WallDate) => string
}

export interface CalendarMonthProps {
  /** Weeks that end before this day are not shown. */
  readonly firstDay?: WallDate | undefined
  readonly selected: WallDate | null
  /** A day that is marked besides, such as that of the booking which is being moved. */
  readonly present?: WallDate | null | undefined
  readonly today: WallDate
  readonly dayState: (date: WallDate) => CalendarDayState
  /** Accessible name of a day, including its state. */
  readonly dayLabel: (date: WallDate) => string
  readonly labels: CalendarLabels
  /** Shows ISO week numbers from 1280 px. */
  readonly weekNumbers?: boolean
  /** True while the shown days are being replaced. They stay visible but cannot be chosen. */
  readonly busy?: boolean
}

export interface CalendarProps extends CalendarMonthProps {
  /** First day of the first month shown. */
  readonly month: WallDate
  readonly months: 1 | 2
  readonly canGoPrevious: boolean
  readonly canGoNext: boolean
  readonly onSelect: (date: WallDate) => void
  /**
   * Requests `month` as the first shown month. Called by the buttons and by keys that leave the shown months. A year's
   * jump may exceed the available range: respond with the nearest month.
   */
  readonly onMonthChange: (month: WallDate) => void
}
