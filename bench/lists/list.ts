import type { Page } from 'playwright'

/** A long list of the product, and what a visitor does in it. */
export interface LongList {
  /** For the report. */
  readonly name: string
  /** How many rows there are. */
  readonly rows: number
  /** Each row, as a selector. */
  readonly row: string
  /** What the list's search box is called; its row is shown while its text has every word typed. */
  readonly search: string
  readonly words: readonly string[]
  /** Answers, in the server's stead, the calls that the list is made of; before the page is opened. */
  readonly answer: (page: Page) => Promise<void>
  /** From the first step to the list, with everything it loads. */
  readonly open: (page: Page, url: string) => Promise<void>
}
