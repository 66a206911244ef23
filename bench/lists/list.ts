import type { Page } from 'playwright'

/** A long list in the product, and how a visitor uses it. */
export interface LongList {
  /** Name in the report. */
  readonly name: string
  /** Number of rows. */
  readonly rows: number
  /** Selector of a row. */
  readonly row: string
  /** Label of the list's search box. The list shows the rows that contain every typed word. */
  readonly search: string
  readonly words: readonly string[]
  /** Mocks the calls that load the list. Runs before the page opens. */
  readonly answer: (page: Page) => Promise<void>
  /** Walks from the first step to the list, and waits until it is loaded. */
  readonly open: (page: Page, url: string) => Promise<void>
}
