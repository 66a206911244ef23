import type { WallDate } from '#shared/date/wall-clock'

/**
 * free: tinted and bold; pick: outlined, may be asked for but promises nothing; unavailable: plain; unknown: whether it is
 * free is being found out.
 */
export type CalendarDayState = 'free' | 'pick' | 'unavailable' | 'unknown'

export interface CalendarColumn {
  /** 'ma' */
  readonly short: string
  /** 'maanantai' */
  readonly long: string
}

export interface CalendarLabels {
  /** BCP 47, where it is not the page's own language. */
  readonly lang?: string | undefined
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
  /** Said when other months are shown, by the first days of the first and the last of them. */
  readonly monthsChanged: (first: WallDate, last: WallDate) => string
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
  /** What is shown is about to be replaced: the days stay, nothing can be chosen. */
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
   * Show `month` first from now on. Comes from the buttons and from keys that leave the months shown; a jump of a year may
   * reach further than there is: answer with the nearest month.
   */
  readonly onMonthChange: (month: WallDate) => void
}
