import type { Locator, Page } from '@playwright/test'

/** The consent banner, the consent settings and the tag manager's data layer. */
export class Consent {
  readonly banner: Locator
  readonly refuse: Locator
  readonly accept: Locator
  readonly change: Locator
  readonly settings: Locator
  /** The footer's link to the settings. */
  readonly link: Locator

  constructor(private readonly page: Page) {
    this.banner = page.getByRole('region', { name: 'Saammeko käyttää evästeitä?' })
    this.refuse = this.banner.getByRole('button', { name: 'Hyväksy vain välttämättömät' })
    this.accept = this.banner.getByRole('button', { name: 'Hyväksy kaikki' })
    this.change = this.banner.getByRole('button', { name: 'Muokkaa valintoja' })
    this.settings = page.getByRole('dialog', { name: 'Evästeasetukset' })
    this.link = page.getByRole('contentinfo').getByRole('link', { name: 'Evästeasetukset' })
  }

  /** Returns the whole data layer as JSON. */
  layer(): Promise<string> {
    return this.page.evaluate(() => {
      const layer: unknown = Reflect.get(globalThis, 'dataLayer')
      // An entry can be an `arguments` object, so each one is copied into a plain object.
      return JSON.stringify(Array.isArray(layer) ? layer.map((one) => ({ ...one })) : layer)
    })
  }
}
