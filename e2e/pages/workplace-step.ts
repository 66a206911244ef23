import type { Locator, Page } from '@playwright/test'

/** The step 'Toimipiste': one card per workshop. */
export class WorkplaceStep {
  readonly cards: Locator
  /** The names of the workshops, in the order shown. */
  readonly names: Locator
  readonly search: Locator
  readonly clearSearch: Locator
  readonly earliest: Locator
  readonly nearest: Locator
  /** The button that sorts the cards, shown if free times arrive while the sorting is locked. */
  readonly sort: Locator

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Valitse / }) })
    this.names = page.getByRole('group', { name: 'Toimipisteet' }).getByRole('listitem').getByRole('heading')
    this.search = page.getByRole('searchbox', { name: 'Hae toimipistettä' })
    this.clearSearch = page.getByRole('button', { name: 'Tyhjennä haku' })
    this.earliest = page.getByRole('radio', { name: 'Aikaisin ensin' })
    this.nearest = page.getByRole('radio', { name: 'Lähin ensin' })
    this.sort = page.getByRole('button', { name: 'Järjestä vapaan ajan mukaan' })
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  select(name: string): Locator {
    return this.page.getByRole('button', { name: `Valitse ${name}`, exact: true })
  }
}
