import type { Locator, Page } from '@playwright/test'

/** Auton tuonti ja nouto: how the car comes and goes, on a day that is booked as a whole. */
export class DeliveryOptions {
  /** The options, and what there is to know about bringing the car. */
  readonly section: Locator
  readonly group: Locator
  readonly boxes: Locator
  readonly chosen: Locator
  readonly saving: Locator
  readonly failure: Locator

  constructor(page: Page) {
    this.group = page.getByRole('group', { name: 'Auton tuonti ja nouto' })
    this.section = this.group.locator('xpath=..')
    this.boxes = this.group.getByRole('checkbox')
    this.chosen = this.group.getByRole('checkbox', { checked: true })
    this.saving = this.group.getByText('Tallennetaan valintaa…')
    this.failure = page.getByRole('alert').filter({ hasText: 'Valinnan tallentaminen epäonnistui.' })
  }

  option(name: string): Locator {
    return this.group.getByRole('checkbox', { name, exact: true })
  }
}
