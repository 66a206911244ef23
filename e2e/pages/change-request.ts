import { expect, type Locator, type Page } from '@playwright/test'

/** The page /peruutus: the request to change or cancel a booking, and what was sent. */
export class ChangeRequest {
  readonly workshop: Locator
  readonly registerNumber: Locator
  readonly day: Locator
  readonly time: Locator
  readonly name: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly message: Locator
  /** Opens the month. */
  readonly pick: Locator
  readonly picker: Locator
  readonly send: Locator
  /** What is wrong, above the form. */
  readonly summary: Locator
  readonly sent: Locator
  readonly another: Locator

  constructor(private readonly page: Page) {
    const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
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

  /** Opens the page, with the workshops that it has to load. */
  async opens(): Promise<void> {
    await this.page.goto('/peruutus')
    await expect(this.workshop.getByRole('option')).toHaveCount(13)
  }

  /** What cannot be left out, but for the day. */
  async fill(): Promise<void> {
    await this.workshop.selectOption({ label: 'Turku Länsikeskus' })
    await this.registerNumber.fill('klm-482')
  }

  /** A row of what was sent. */
  said(term: string): Locator {
    return this.page.getByRole('definition').and(this.page.locator(`dt:has-text("${term}") + dd`))
  }
}
