import { expect, type Locator, type Page } from '@playwright/test'

/** The headings of the steps, which identify the current step. */
export const HEADING = {
  vehicle: 'Ajoneuvon tiedot',
  workplace: 'Valitse toimipiste',
  services: 'Valitse palvelut',
  tires: 'Rengaspalvelut',
  time: 'Varaa aika',
  customer: 'Omat tiedot',
  thanks: 'Aika on varattu sinulle',
} as const
export type StepKey = keyof typeof HEADING

/** The elements around the step on every page: tabs, stepper, cards of the finished steps, notifications. */
export class Shell {
  /** Buttons that reopen a finished step. The time step has its own button, `changeTime`. */
  readonly edits: Locator
  readonly changeTime: Locator
  readonly releaseTime: Locator
  readonly startOver: Locator
  /** The confirmation before starting over. */
  readonly dialog: Locator
  /** The confirmation before releasing the held time. */
  readonly releaseDialog: Locator
  /** The confirmation before leaving a booking with a held time. */
  readonly leaveDialog: Locator
  readonly notifications: Locator

  constructor(private readonly page: Page) {
    this.edits = page.getByRole('button', { name: /^Muokkaa: / })
    this.changeTime = page.getByRole('button', { name: 'Vaihda aika', exact: true })
    this.releaseTime = page.getByRole('main').getByRole('button', { name: 'Luovu ajasta', exact: true })
    this.startOver = this.card('Ajoneuvo').getByRole('button', { name: 'Aloita alusta' })
    this.dialog = page.getByRole('dialog', { name: 'Haluatko aloittaa varauksen alusta?' })
    this.releaseDialog = page.getByRole('dialog', { name: 'Haluatko luopua ajasta?' })
    this.leaveDialog = page.getByRole('dialog', { name: 'Haluatko poistua varauksesta?' })
    this.notifications = page.getByRole('region', { name: 'Ilmoitukset' }).locator('[data-toast]')
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  tab(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Ajanvaraukset' }).getByRole('link', { name, exact: true })
  }

  step(key: StepKey): Locator {
    // The date of the booking follows in the heading of 'Kiitos'.
    return this.page.getByRole('heading', { level: 2, name: HEADING[key], exact: key !== 'thanks' })
  }

  /** The stepper's entry of a step. */
  progress(label: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Varauksen vaiheet' })
      .getByRole('listitem')
      .filter({ hasText: label })
  }

  /** The card of a finished step, by the step's name in the stepper. */
  card(label: string): Locator {
    const title = this.page.getByRole('heading', { level: 2, name: label, exact: true })
    return this.page.locator('section:has(> h2)').filter({ has: title })
  }

  edit(label: string): Locator {
    return this.page.getByRole('button', { name: `Muokkaa: ${label}`, exact: true })
  }

  notification(text: string): Locator {
    return this.notifications.filter({ hasText: text })
  }

  /**
   * Dismisses all notifications, because on a phone they cover the next target. Clicks them in one script call, because
   * Playwright would wait in vain for one that has expired meanwhile.
   */
  /** Moves the pointer, because the telephone number of the customer service comes with the first interaction. */
  async loadsPhone(): Promise<void> {
    await this.page.mouse.move(4, 4)
    await expect(this.page.getByRole('link', { name: /09 555 0100/ })).toBeVisible()
  }

  async dismissNotifications(): Promise<void> {
    await this.notifications.evaluateAll((all) => {
      for (const one of all) one.querySelector('button')?.click()
    })
    await expect(this.notifications).toHaveCount(0)
  }

  /** An error message in the page itself, as opposed to a notification, which disappears. */
  alert(text: string): Locator {
    return this.page.getByRole('main').getByRole('alert').filter({ hasText: text })
  }
}
