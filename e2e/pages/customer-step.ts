import { customer } from '#tests/fixtures/customer'
import type { Locator, Page } from '@playwright/test'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

let people = 0

/** Returns a person with an e-mail address that no other test of this worker uses. */
export const somebody = (): Person => {
  const { first_name, last_name, email, phone_number } = customer({
    last_name: 'Lehtonen',
    email: `aino.lehtonen${++people}@example.com`,
  })
  return { firstName: first_name, lastName: last_name, email, phone: phone_number }
}

/** The step 'Asiakastiedot': the customer's details and the submit of the booking. */
export class CustomerStep {
  readonly form: Locator
  readonly firstName: Locator
  readonly lastName: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly saved: Locator
  readonly send: Locator
  /** Replaces `send` while the outcome of the submit is unknown. */
  readonly askAgain: Locator
  /** The summary of faults after a refused submit. */
  readonly faults: Locator

  constructor(page: Page) {
    this.form = page.locator('form').filter({ hasText: 'Tähdellä (*) merkityt tiedot' })
    this.firstName = this.form.getByRole('textbox', { name: 'Etunimi', exact: true })
    this.lastName = this.form.getByRole('textbox', { name: 'Sukunimi', exact: true })
    this.email = this.form.getByRole('textbox', { name: 'Sähköposti', exact: true })
    this.phone = this.form.getByRole('textbox', { name: 'Puhelinnumero', exact: true })
    this.saved = page.getByText('Tallennettu', { exact: true })
    this.send = page.getByRole('button', {
      name: /^(Lähetä (varaus|aikatiedustelu|tilaus)|Tilaa ja sitoudu maksamaan)$/,
    })
    this.askAgain = page.getByRole('button', { name: 'Varmista uudelleen' })
    this.faults = this.form.locator('[data-faults]')
  }

  async fill({ firstName, lastName, email, phone }: Person): Promise<void> {
    await this.firstName.fill(firstName)
    await this.lastName.fill(lastName)
    await this.email.fill(email)
    await this.phone.fill(phone)
  }
}
