import type { Page } from 'playwright'
import type { WallDate } from '#shared/date/wall-clock'

/** A calendar in a page, and where a visitor presses in it; selectors. */
export interface Calendar {
  readonly page: Page
  readonly day: (date: WallDate) => string
  /** Each free day that is shown, and its attribute with the date. */
  readonly free: string
  readonly dateOf: string
  readonly next: string
  readonly previous: string
}
