import { expect, type Locator, type Page } from '@playwright/test'
import { callHook } from '../harness/api'
import type { Server } from '../harness/server'
import { bookByApi } from './manage-booking'

export interface ProposedWork {
  /** Key of the booking. */
  readonly bookingKey: string
  /** Code of the link. */
  readonly code: string
}

/** Books a visit by API calls, and has the workshop propose extra work on it. */
export async function proposeWork(server: Pick<Server, 'url'>): Promise<ProposedWork> {
  const bookingKey = await bookByApi(server)
  return { bookingKey, code: await callHook(server, 'extra-work') }
}

/** The page /peruutus as opened by a ticket's link. */
export class ExtraWork {
  readonly send: Locator
  readonly answer: Locator
  readonly leave: Locator

  constructor(private readonly page: Page) {
    this.send = page.getByRole('button', { name: 'Lähetä vastaus' })
    this.answer = page.getByRole('main').locator('div:has(> h3:text-is("Vastauksesi"))')
    this.leave = page.getByRole('button', { name: 'Avaa varauksen muokkaus' })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true })
  }

  choice(job: string, choice: 'Hyväksy' | 'Älä tee'): Locator {
    return this.page
      .getByRole('radiogroup', { name: `Teemmekö työn: ${job}?` })
      .getByRole('radio', { name: choice, exact: true })
  }

  /** Follows the link of a mail. */
  async follows(code: string): Promise<void> {
    await this.page.goto(`/peruutus?ticket=${encodeURIComponent(code)}`)
    await expect(this.heading('Autostasi löytyi lisätyötä')).toBeVisible()
    await expect(this.page).toHaveURL(/\/peruutus$/)
  }
}
