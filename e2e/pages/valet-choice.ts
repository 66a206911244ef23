import type { Locator, Page } from '@playwright/test'

/** The group 'Kuljettajapalvelu' of the time step. */
export class ValetChoice {
  readonly group: Locator
  readonly offer: Locator
  readonly pickupAddress: Locator

  constructor(page: Page) {
    this.group = page.getByRole('group', { name: 'Kuljettajapalvelu' })
    this.offer = this.group.getByRole('checkbox', { name: 'Haemme autosi ja tuomme sen takaisin' })
    this.pickupAddress = this.group.getByRole('textbox', { name: 'Nouto-osoite' })
  }

  /** The news that a window was replaced, because it does not fit the new time. */
  changed(words: string): Locator {
    return this.group.getByText(words)
  }
}
