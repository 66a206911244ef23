import type { WallDate } from '#shared/date/wall-clock'

/** free: tinted and bold; pick: outlined, may be asked for but promises nothing; unavailable: plain. */
export type CalendarDayState = 'free' | 'pick' | 'unavailable'

export interface CalendarColumn {
  /** 'ma' */
  readonly short: string
  /** 'maanantai' */
  readonly long: string
}

export interface CalendarLabels {
  /** Names the whole calendar. */
  readonly calendar: string
  readonly previousMonth: string
  readonly nextMonth: string
  /** Monday first. */
  readonly weekdays: readonly CalendarColumn[]
  /** Heading of the week number column. */
  readonly week: CalendarColumn
  /** Of the first day of a month: 'syyskuu 2026'. */
  readonly monthTitle: (month: WallDate) => string
}

export interface CalendarMonthProps {
  readonly selected: WallDate | null
  readonly today: WallDate
  readonly dayState: (date: WallDate) => CalendarDayState
  /** Accessible name of a day, with its state in words. */
  readonly dayLabel: (date: WallDate) => string
  readonly labels: CalendarLabels
  /** Column of ISO week numbers, seen from 1280 px. */
  readonly weekNumbers?: boolean
  /** Free days are being fetched: the grid stays, nothing can be chosen. */
  readonly busy?: boolean
  readonly onSelect: (date: WallDate) => void
}

export interface CalendarProps extends CalendarMonthProps {
  /** First day of the first month shown. */
  readonly month: WallDate
  readonly months: 1 | 2
  readonly canGoPrevious: boolean
  readonly canGoNext: boolean
  /**
   * Show `month` first from now on. Comes from the buttons and from keys that leave the months shown; a jump of a year may
   * reach further than there is: answer with the nearest month.
   */
  readonly onMonthChange: (month: WallDate) => void
}
