import { type Locator, type Page } from '@playwright/test'

/** Identity numbers of the sandbox's applicants (server/sandbox/persons.ts), by the outcome of their application. */
export const APPLICANTS = {
  accepted: '230580-7335',
  denied: '220950-9256',
  frozen: '140584-4785',
  newAccount: '150987-069L',
} as const

/** The payment methods in the customer step. */
export class Payments {
  readonly credit: Locator
  readonly openCredit: Locator
  readonly governmentId: Locator
  readonly apply: Locator
  readonly confirmed: Locator
  readonly failed: Locator
  readonly openCard: Locator
  readonly payByCard: Locator
  readonly atWorkplace: Locator
  /** The message of a received payment. */
  readonly paid: Locator

  constructor(page: Page) {
    this.openCredit = page.getByRole('radio', { name: /^Maksa huoltotilillä/ })
    this.credit = page.getByRole('region', { name: 'Huoltotili' })
    this.governmentId = this.credit.getByRole('textbox', { name: /^Henkilötunnus/ })
    this.apply = this.credit.getByRole('button', { name: 'Hae huoltotiliä' })
    this.confirmed = page.getByText(/^Huoltotili on vahvistettu summalle 500(,00)? €$/)
    this.failed = page.getByText('Huoltotilin haku epäonnistui', { exact: true })
    this.openCard = page.getByRole('radio', { name: /^Maksa kortilla/ })
    this.paid = page.getByRole('status').getByText(/^Maksettu kortilla/)
    this.payByCard = page.getByRole('button', { name: /^Siirry maksamaan/ }).filter({ visible: true })
    this.atWorkplace = page.getByRole('radio', { name: 'Maksa toimipisteessä' })
  }

  /** Applies for credit: fills the fields that the customer details do not contain. */
  async applyAs(governmentId: string): Promise<void> {
    await this.openCredit.click()
    await this.governmentId.fill(governmentId)
    await this.credit.getByRole('textbox', { name: /^Katuosoite/ }).fill('Kirsikkatie 2')
    await this.credit.getByRole('textbox', { name: /^Postinumero/ }).fill('00100')
    await this.credit.getByRole('textbox', { name: /^Postitoimipaikka/ }).fill('Helsinki')
    await this.apply.click()
  }
}
