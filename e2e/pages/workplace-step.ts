import type { Locator, Page } from '@playwright/test'

/** Toimipiste: a card per workshop. */
export class WorkplaceStep {
  readonly cards: Locator

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Valitse / }) })
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  select(name: string): Locator {
    return this.page.getByRole('button', { name: `Valitse ${name}`, exact: true })
  }
}
