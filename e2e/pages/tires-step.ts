import type { Locator, Page } from '@playwright/test'

/** Rengaspalvelut: what is done with the tires. */
export class TiresStep {
  readonly changeOnly: Locator
  readonly next: Locator

  constructor(page: Page) {
    this.changeOnly = page.getByRole('checkbox', { name: 'Vain renkaiden kausivaihto' })
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
  }
}
