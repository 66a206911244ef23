import { expect, type Locator, type Page } from '@playwright/test'

/** The headings of the steps, by which a visitor knows where they are. */
export const HEADING = {
  vehicle: 'Ajoneuvon tiedot',
  workplace: 'Valitse toimipiste',
  services: 'Valitse palvelut',
  tires: 'Rengaspalvelut',
  time: 'Varaa aika',
  customer: 'Omat tiedot',
  thanks: 'Kiitos varauksestasi!',
} as const
export type StepKey = keyof typeof HEADING

/** What every page has around the step: tabs, stepper, cards of the finished steps, notifications. */
export class Shell {
  /** Buttons that reopen a finished step; the one of the time is another, 'Vaihda aika'. */
  readonly edits: Locator
  readonly changeTime: Locator
  readonly releaseTime: Locator
  readonly startOver: Locator
  /** Asks whether to start over. */
  readonly dialog: Locator
  /** Asks whether to give the held time up. */
  readonly releaseDialog: Locator
  /** Asks whether to leave a held time. */
  readonly leaveDialog: Locator
  readonly notifications: Locator

  constructor(private readonly page: Page) {
    this.edits = page.getByRole('button', { name: /^Muokkaa: / })
    this.changeTime = page.getByRole('button', { name: 'Vaihda aika', exact: true })
    this.releaseTime = page.getByRole('main').getByRole('button', { name: 'Luovu ajasta', exact: true })
    this.startOver = page
      .getByRole('region', { name: 'Ajoneuvo', exact: true })
      .getByRole('button', { name: 'Aloita alusta' })
    this.dialog = page.getByRole('dialog', { name: 'Aloitetaanko varaus alusta?' })
    this.releaseDialog = page.getByRole('dialog', { name: 'Luovutaanko ajasta?' })
    this.leaveDialog = page.getByRole('dialog', { name: 'Poistutaanko varauksesta?' })
    this.notifications = page.getByRole('region', { name: 'Ilmoitukset' }).getByRole('button')
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  tab(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Valitse ajanvaraus' }).getByRole('link', { name, exact: true })
  }

  step(key: StepKey): Locator {
    return this.page.getByRole('heading', { level: 2, name: HEADING[key], exact: true })
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
    return this.page.getByRole('region', { name: label, exact: true })
  }

  edit(label: string): Locator {
    return this.page.getByRole('button', { name: `Muokkaa: ${label}`, exact: true })
  }

  notification(text: string): Locator {
    return this.notifications.filter({ hasText: text })
  }

  /**
   * Notifications leave by a click; on a phone they would lie over what is to be tapped next. All are pressed in one turn: one
   * that has left by itself meanwhile would be waited for in vain.
   */
  async dismissNotifications(): Promise<void> {
    await this.notifications.evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click()
    })
    await expect(this.notifications).toHaveCount(0)
  }

  /** What stands in the page itself about a failure, apart from the notification that goes by itself. */
  alert(text: string): Locator {
    return this.page.getByRole('main').getByRole('alert').filter({ hasText: text })
  }
}
