import type { Locator, Page } from '@playwright/test'

/** The step 'Ajoneuvo': the plate, the mileage, and make and model of a vehicle that is not in the register. */
export class VehicleStep {
  readonly registerNumber: Locator
  readonly kilometers: Locator
  readonly make: Locator
  readonly model: Locator
  readonly next: Locator
  readonly changeRegisterNumber: Locator
  /** Says that the plate is of another kind. */
  readonly insist: Locator
  /** Retries loading the makes. */
  readonly retryMakes: Locator

  constructor(private readonly page: Page) {
    this.registerNumber = page.getByRole('textbox', { name: 'Rekisterinumero', exact: true })
    this.kilometers = page.getByRole('textbox', { name: 'Mittarilukema', exact: true })
    this.make = page.getByRole('combobox', { name: 'Merkki', exact: true })
    this.model = page.getByRole('textbox', { name: 'Malli', exact: true })
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
    this.changeRegisterNumber = page.getByRole('button', { name: 'Vaihda rekisterinumero' })
    this.insist = page.getByRole('button', { name: 'Autoni rekisterinumero on erilainen' })
    this.retryMakes = page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' })
  }

  suggestion(plate: string): Locator {
    const name = `Tarkoititko ${plate}? Käytä rekisterinumeroa ${plate}`
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Submits the step. Omit `kilometers` in a tire change, which has no such field. */
  async submit(plate: string, kilometers?: string): Promise<void> {
    await this.registerNumber.fill(plate)
    if (kilometers !== undefined) await this.kilometers.fill(kilometers)
    await this.next.click()
  }
}
