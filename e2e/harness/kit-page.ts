import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, typescript } from '../../scripts/tools/run'
import { useTestFont } from './test-font'
import { createWatch } from './watch'

const ADDRESS = 'http://kit.test/'

/** The built page of all components in all their states (`npm run kit`), without a server. */
export class KitPage {
  constructor(readonly page: Page) {}

  get sections(): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { level: 2 }) })
  }
  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }
  get dialog(): Locator {
    return this.page.locator('dialog, [role=dialog]')
  }
  /** The notifications. Located by attribute, because the region has no accessible name before the first one. */
  get toasts(): Locator {
    return this.page.locator('[data-toast]')
  }

  async open(): Promise<void> {
    await this.page.goto(ADDRESS)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  press(section: string, button: string): Promise<void> {
    return this.section(section).getByRole('button', { name: button, exact: true }).click()
  }
}

let built: Promise<string> | undefined

/** Builds the page once per worker, unless it is up to date. Resolves to the directory of its files. */
async function build(): Promise<string> {
  const { code, output } = await run(typescript('build/kit.ts', '--build'))
  if (code !== 0) throw new Error(output)
  return output.trim().split('\n').at(-1) ?? ''
}

/** Playwright's test with the kit page open. Fails on any console error, uncaught error or failed request. */
export const test = base.extend<{ readonly kit: KitPage }>({
  kit: async ({ page }, provide) => {
    const files = await (built ??= build())
    const watch = createWatch()
    watch.listen(page.context(), null)
    await useTestFont(page.context())
    await page.route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const path = join(files, pathname === '/' ? 'index.html' : pathname)
      await route.fulfill(existsSync(path) ? { path } : { status: 404 })
    })
    const kit = new KitPage(page)
    await kit.open()
    await provide(kit)
    expect(watch.problems(), 'Unexpected problems in the page').toEqual([])
  },
})

export { expect }
