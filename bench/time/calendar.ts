import type { Page } from 'playwright'
import type { WallDate } from '#shared/date/wall-clock'

/** A calendar on a page, with the selectors of its controls. */
export interface Calendar {
  readonly page: Page
  readonly day: (date: WallDate) => string
  /** Selector of the visible free days, and their attribute with the date. */
  readonly free: string
  readonly dateOf: string
  readonly next: string
  readonly previous: string
}
