import type { Locator, Page } from '@playwright/test'

/** Palvelut: what the workshop offers for the car, ticked. */
export class ServicesStep {
  readonly next: Locator
  /** A heading per category, which opens and closes it. */
  readonly categories: Locator

  /** The panel of what is in the cart. */
  readonly chosen: Locator

  constructor(private readonly page: Page) {
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
    this.chosen = page.getByRole('region', { name: 'Valitut palvelut' })
    this.categories = page.getByRole('heading', { level: 3 }).getByRole('button')
  }

  service(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  category(name: string): Locator {
    return this.page.getByRole('button', { name })
  }
}
