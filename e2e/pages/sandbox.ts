import type { Locator, Page } from '@playwright/test'

/** The pages of the payment sandbox on its own origin: the bank's signing page and the card payment. */
export class Sandbox {
  readonly signing: Locator
  readonly sign: Locator
  readonly reject: Locator
  readonly payment: Locator
  readonly pay: Locator
  readonly giveUp: Locator

  constructor(page: Page) {
    this.signing = page.getByRole('heading', { name: 'Allekirjoita luottosopimus' })
    this.sign = page.getByRole('button', { name: 'Allekirjoita ja hyväksy' })
    this.reject = page.getByRole('button', { name: 'Hylkää' })
    this.payment = page.getByRole('heading', { name: 'Maksa kortilla', level: 1 })
    this.pay = page.getByRole('button', { name: 'Maksa', exact: true })
    this.giveUp = page.getByRole('button', { name: 'Peruuta maksu' })
  }
}
