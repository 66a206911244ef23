import type { Locator, Page } from '@playwright/test'

/** The enquiry 'Aikatiedustelu': a requested day instead of a free time. */
export class Enquiry {
  /** Opens the enquiry, from the free times or from the message that there are none. */
  readonly open: Locator
  readonly heading: Locator
  readonly picker: Locator
  readonly months: Locator
  /** The selectable days in the months shown. */
  readonly days: Locator
  readonly chosen: Locator
  readonly nextMonth: Locator
  readonly previousMonth: Locator
  readonly back: Locator
  readonly next: Locator
  readonly noTimes: Locator
  readonly otherWorkplace: Locator
  readonly thanks: Locator

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'Lähetä aikatiedustelu', exact: true })
    this.heading = page.getByRole('heading', { level: 3, name: 'Aikatiedustelu', exact: true })
    this.picker = page.getByRole('group', { name: 'Kalenteri, valitse toivottu päivä' })
    this.months = this.picker.getByRole('grid')
    this.days = this.picker.locator('[data-date]:not([aria-disabled])')
    this.chosen = this.picker.locator('[data-date][aria-pressed="true"]')
    this.nextMonth = this.picker.getByRole('button', { name: 'Seuraava kuukausi' })
    this.previousMonth = this.picker.getByRole('button', { name: 'Edellinen kuukausi' })
    this.back = page.getByRole('button', { name: 'Hae vapaat ajat' })
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
    this.noTimes = page.getByRole('heading', { name: 'Vapaita aikoja ei löytynyt' })
    this.otherWorkplace = page.getByRole('button', { name: 'Vaihda toimipiste' })
    this.thanks = page.getByRole('heading', { level: 2, name: 'Aikatiedustelu on lähetetty' })
  }

  day(date: string): Locator {
    return this.picker.locator(`[data-date="${date}"]`)
  }
}
