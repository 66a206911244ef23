import type { Locator, Page } from '@playwright/test'

/** The group 'Auton jättö ja haku': delivery and pick-up of the car, on a day that is booked as a whole. */
export class DeliveryOptions {
  /** The options with the information about delivering the car. */
  readonly section: Locator
  readonly group: Locator
  readonly boxes: Locator
  readonly chosen: Locator
  readonly saving: Locator
  readonly failure: Locator

  constructor(page: Page) {
    this.group = page.getByRole('group', { name: 'Auton jättö ja haku' })
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
