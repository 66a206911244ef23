import { customer } from '#tests/fixtures/customer'
import { fillBooking, type Given } from '#tests/harness/visitors/fill-booking'
import { expect, type Locator, type Page } from '@playwright/test'
import { openClient } from '../harness/api'
import type { Server } from '../harness/server'

/** Books the first free time by API calls. Returns the booking key that the confirmation contains. */
export async function bookByApi(server: Pick<Server, 'url'>, given: Given = {}): Promise<string> {
  const { api } = await openClient(server)
  await fillBooking(api, 'CUSTOMER', given)
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking({})).bookingKey ?? ''
}

/** The page /peruutus as opened by a confirmation's link: the booking, its move and its cancellation. */
export class ManageBooking {
  readonly key: Locator
  readonly registerNumber: Locator
  readonly open: Locator
  readonly move: Locator
  readonly cancel: Locator
  readonly moveDialog: Locator
  readonly cancelDialog: Locator
  readonly back: Locator
  readonly request: Locator

  constructor(private readonly page: Page) {
    const button = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
    this.key = page.getByRole('textbox', { name: 'Varaustunnus', exact: true })
    this.registerNumber = page.getByRole('textbox', { name: 'Rekisterinumero', exact: true })
    this.open = button('Avaa varaus')
    this.move = button('Vaihda aika')
    this.cancel = button('Peruuta varaus')
    this.moveDialog = page.getByRole('dialog', { name: 'Haluatko vaihtaa ajan?' })
    this.cancelDialog = page.getByRole('dialog', { name: 'Haluatko peruuttaa varauksen?' })
    this.back = button('Takaisin varaukseen')
    this.request = button('Lähetä muutos- tai peruutuspyyntö')
  }

  /** Follows a confirmation's link from another page. */
  async follows(bookingKey: string): Promise<void> {
    // A page that is still travelling in its history would interrupt the navigation away from it.
    await expect(async () => {
      await this.page.goto('about:blank')
      await this.page.goto(`/peruutus#varaus=${encodeURIComponent(bookingKey)}`)
    }).toPass()
    await expect(this.open).toBeVisible()
    await expect(this.page).toHaveURL(/\/peruutus$/)
  }

  async opens(bookingKey: string): Promise<void> {
    await this.follows(bookingKey)
    await this.registerNumber.fill('abc-123')
    await this.open.click()
    await expect(this.move).toBeVisible()
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true })
  }

  /** The date of the booking, below its heading. */
  get date(): Locator {
    return this.page.getByRole('main').locator('h2 + p:has(> span)')
  }

  /** The value of a term of the booking. */
  detail(term: string): Locator {
    return this.page.getByRole('definition').and(this.page.locator(`dt:text-is("${term}") + dd`))
  }
}
