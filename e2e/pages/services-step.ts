import type { Locator, Page } from '@playwright/test'

/** The step 'Palvelut': the services that the workshop sells for the car. */
export class ServicesStep {
  readonly next: Locator
  /** The button in each category's heading that opens and closes it. */
  readonly categories: Locator

  /** The panel that shows the cart. */
  readonly chosen: Locator

  /** The field for a further repair need, and the list of added ones. */
  readonly symptom: Locator
  readonly symptoms: Locator
  readonly notes: Locator
  readonly contract: Locator
  readonly leasingCompany: Locator

  constructor(private readonly page: Page) {
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
    this.chosen = page.getByRole('region', { name: 'Valitut palvelut' })
    this.symptom = page.getByRole('textbox', { name: 'Kuvaus korjaustarpeesta' })
    this.symptoms = page.getByRole('list', { name: 'Lisäämäsi korjaustarpeet' }).getByRole('listitem')
    this.notes = page.getByRole('textbox', { name: 'Viesti toimipisteelle' })
    this.contract = page.getByRole('checkbox', { name: /^Autollani on huolenpito- tai huoltoleasingsopimus/ })
    this.leasingCompany = page.getByRole('combobox', { name: 'Leasingyhtiö' })
    this.categories = page.getByRole('heading', { level: 3 }).getByRole('button')
  }

  service(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  category(name: string): Locator {
    return this.page.getByRole('button', { name })
  }

  /** The button that opens a service's details. */
  details(name: string): Locator {
    return this.page.getByRole('button', { name: `Mitä sisältyy? ${name}`, exact: true })
  }

  contents(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  choice(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }
}
