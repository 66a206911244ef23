import type { Locator, Page } from '@playwright/test'

export const SAVED = 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.'

/** The step 'Kiitos': the receipt of the booking. */
export class ThanksStep {
  readonly newBooking: Locator
  readonly calendarFile: Locator
  /** The heading and the date of the booking. */
  readonly date: Locator

  constructor(private readonly page: Page) {
    this.calendarFile = page.getByRole('button', { name: 'Lisää kalenteriin' })
    this.date = page.locator(':has(> h2#step-heading)')
    this.newBooking = page.getByRole('button', { name: 'Tee uusi varaus' })
  }

  /** The receipt's value of 'Toimipiste', 'Ajoneuvo' or 'Palvelut'. */
  detail(term: string): Locator {
    const main = this.page.getByRole('main')
    return main
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator('xpath=following-sibling::*[1]')
  }
}
