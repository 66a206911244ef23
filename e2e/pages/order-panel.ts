import type { Locator, Page } from '@playwright/test'

/** The panel 'Valitut palvelut': the cart and the discount code. On narrow screens it is below the step. */
export class OrderPanel {
  readonly panel: Locator
  readonly rows: Locator
  readonly next: Locator
  readonly code: Locator
  readonly save: Locator
  /** The bottom bar of narrow screens. */
  readonly bar: Locator
  readonly marketing: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Valitut palvelut' })
    this.rows = this.panel.getByRole('listitem')
    this.next = this.panel.getByRole('button', { name: 'Jatka', exact: true })
    this.code = this.panel.getByRole('textbox', { name: 'Etukoodi' })
    this.save = this.panel.getByRole('button', { name: 'Tallenna', exact: true })
    this.bar = page.getByRole('region', { name: 'Varauksesi', exact: true })
    this.marketing = page.getByRole('region', { name: 'Maksa huolto huoltotilillä' })
  }
}
