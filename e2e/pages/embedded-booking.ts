import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { HEADING, type StepKey } from './shell'
import { USUAL } from './visitor'

/** The booking in the page of another site. */
export class EmbeddedBooking {
  readonly frame: Locator
  /** The link that stands in for the booking. */
  readonly link: Locator
  readonly content: FrameLocator

  constructor(private readonly page: Page) {
    this.frame = page.locator('huolto-varaus iframe')
    this.link = page.getByRole('link', { name: 'Varaa aika huoltoon' })
    this.content = this.frame.contentFrame()
  }

  /** Opens the site's page. Repeats it, because Playwright sometimes does not attach to a frame that is shown. */
  async opens(url: string): Promise<void> {
    await expect(async () => {
      await this.page.goto(url)
      await expect(this.heading('vehicle')).toBeVisible({ timeout: 8000 })
    }).toPass()
  }

  heading(step: StepKey): Locator {
    return this.content.getByRole('heading', { level: 2, name: HEADING[step], exact: step !== 'thanks' })
  }

  field(name: string): Locator {
    return this.content.getByRole('textbox', { name, exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.content.getByRole('button', { name, exact: true })
  }

  async findsVehicle(): Promise<void> {
    await this.field('Rekisterinumero').fill(USUAL.plate)
    await this.field('Mittarilukema').fill(USUAL.kilometers)
    await this.goesOn()
  }

  async choosesWorkplace(): Promise<void> {
    await this.button(`Valitse ${USUAL.workplace}`).click()
  }

  async choosesService(): Promise<void> {
    await this.content.getByRole('checkbox', { name: USUAL.service }).check()
    await this.goesOn()
  }

  async choosesTime(): Promise<void> {
    await this.button(/, \d+ vapaa/)
      .first()
      .click()
    await this.button(/^Valitse aika klo /)
      .first()
      .click()
    await this.goesOn()
  }

  goesOn(): Promise<void> {
    return this.presses('Jatka')
  }

  sends(): Promise<void> {
    return this.presses('Lähetä varaus')
  }

  async enters(email: string): Promise<void> {
    await this.field('Etunimi').fill('Aino')
    await this.field('Sukunimi').fill('Lehtonen')
    await this.field('Sähköposti').fill(email)
    await this.field('Puhelinnumero').fill('0401234567')
  }

  /** Waits until the frame is as tall as its content. */
  async fits(): Promise<void> {
    await expect(async () => {
      const inside = await this.content.locator('html').evaluate((root) => root.getBoundingClientRect().height)
      const outside = await this.frame.evaluate((frame) => frame.clientHeight)
      expect(Math.abs(outside - inside)).toBeLessThanOrEqual(1)
    }).toPass()
  }

  /** The events that the site has heard, such as `huoltovaraus:step-change TIME`. */
  async heard(): Promise<readonly string[]> {
    const seen: unknown = await this.page.evaluate(() => Reflect.get(globalThis, 'seen'))
    return Array.isArray(seen) ? seen.map(({ type, detail }) => `${type} ${detail?.step ?? ''}`.trim()) : []
  }

  /**
   * Presses the button of the order panel, or of the bar below the step where there is no panel, once the site's page no
   * longer scrolls and the frame no longer grows. Playwright watches the button inside the frame only, and would press
   * where it was before.
   */
  private async presses(name: string): Promise<void> {
    let last = ''
    await expect(async () => {
      const before = last
      last = JSON.stringify(await this.frame.boundingBox())
      expect(last).toBe(before)
    }).toPass({ intervals: [250] })
    await this.button(name).filter({ visible: true }).first().click()
  }
}
