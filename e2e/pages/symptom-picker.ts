import type { Locator, Page } from '@playwright/test'

/** The dialog 'Mikä vaivaa?' of the services step. */
export class SymptomPicker {
  readonly opener: Locator
  readonly dialog: Locator
  readonly heading: Locator
  readonly add: Locator

  constructor(page: Page) {
    this.opener = page.getByRole('button', { name: 'Mikä vaivaa?' })
    this.dialog = page.getByRole('dialog')
    this.heading = this.dialog.getByRole('heading', { level: 2 })
    this.add = this.button('Lisää varaukseen')
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name })
  }

  choice(question: string | RegExp, name: string): Locator {
    return this.dialog.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true })
  }
}
