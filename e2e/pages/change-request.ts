import { expect, type Locator, type Page } from '@playwright/test'

/** The page /peruutus: the form to change or cancel a booking, and its confirmation. */
export class ChangeRequest {
  readonly workshop: Locator
  readonly registerNumber: Locator
  readonly day: Locator
  readonly time: Locator
  readonly name: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly message: Locator
  /** Opens the date picker. */
  readonly pick: Locator
  readonly picker: Locator
  readonly send: Locator
  /** The error summary above the form. */
  readonly summary: Locator
  readonly sent: Locator
  readonly another: Locator

  constructor(private readonly page: Page) {
    // The form that opens a booking has a register number too.
    const form = page.getByRole('form', { name: 'Ei varaustunnusta? Lähetä pyyntö' })
    const field = (name: string): Locator => form.getByRole('textbox', { name, exact: true })
    this.workshop = page.getByRole('combobox', { name: 'Toimipiste', exact: true })
    this.registerNumber = field('Rekisterinumero')
    this.day = field('Varattu huoltopäivä')
    this.time = field('Kellonaika')
    this.name = field('Nimi')
    this.email = field('Sähköposti')
    this.phone = field('Puhelinnumero')
    this.message = field('Viesti')
    this.pick = page.getByRole('button', { name: /^Valitse päivä kalenterista/ })
    this.picker = page.getByRole('dialog', { name: 'Valitse päivä kalenterista' })
    this.send = page.getByRole('button', { name: 'Lähetä pyyntö', exact: true })
    this.summary = page.getByRole('alert').filter({ hasText: 'Tarkista antamasi tiedot' })
    this.sent = page.getByRole('heading', { level: 2, name: 'Muutos/Peruutuspyyntö lähetetty' })
    this.another = page.getByRole('button', { name: 'Lähetä toinen pyyntö' })
  }

  /** Opens the page and waits for the workshops. */
  async opens(): Promise<void> {
    await this.page.goto('/peruutus')
    await this.loaded()
  }

  /** Waits for the workshops. */
  async loaded(): Promise<void> {
    await expect(this.workshop.getByRole('option')).toHaveCount(13)
  }

  /** Fills the required fields except the day. */
  async fill(): Promise<void> {
    await this.workshop.selectOption({ label: 'Turku Länsikeskus' })
    await this.registerNumber.fill('klm-482')
  }

  /** The value of a term in the confirmation. */
  detail(term: string): Locator {
    return this.page.getByRole('definition').and(this.page.locator(`dt:text-is("${term}") + dd`))
  }
}
