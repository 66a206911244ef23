import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { complain } from '../../scripts/tools/run'
import { standsStill } from './access'

/** How the machine that made the pictures draws a few words; another one's pictures differ in every line. */
const sampleFile = join(import.meta.dirname, '../pictures/sample.png')
const SAMPLE = `<body style="margin: 8px; font: 16px/24px system-ui, sans-serif">
  ${[400, 500, 600, 700].map((weight) => `<p style="margin: 0; font-weight: ${weight}">Huolto Åäö 1 234,50 €</p>`).join('')}
  <p style="font-size: 26px; border: 1px solid #748990; border-radius: 10px">KLM-482</p>
</body>`

/** The tabs that the pictures were made with. */
const TABS = ['/huolto', '/renkaanvaihto', '/peruutus']

/** One of a process that is added would change every picture, and say nothing of its screen. */
const setOtherTabs = (page: Page, isShown: boolean): Promise<void> =>
  page.locator('header nav li').evaluateAll(
    (all, { tabs, isShown }) => {
      for (const one of all)
        if (one instanceof HTMLElement && !tabs.includes(one.querySelector('a')?.getAttribute('href') ?? ''))
          // Not by a style sheet, which the page's content security policy would refuse.
          one.style.display = isShown ? '' : 'none'
    },
    { tabs: TABS, isShown },
  )

let alike: Promise<boolean> | undefined

async function drawsAlike(browser: Browser, isUpdating: boolean): Promise<boolean> {
  // The same in every project: what is not said here is taken from the project.
  const desktop = { viewport: { width: 320, height: 180 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }
  const page = await browser.newPage(desktop)
  await page.setContent(SAMPLE)
  const drawn = await page.screenshot()
  await page.context().close()
  if (isUpdating) {
    mkdirSync(dirname(sampleFile), { recursive: true })
    writeFileSync(sampleFile, drawn)
  }
  const isAlike = existsSync(sampleFile) && drawn.equals(readFileSync(sampleFile))
  if (!isAlike) complain('Pictures are not compared: this machine draws words otherwise than e2e/pictures/sample.png.')
  return isAlike
}

/**
 * Compares what is seen with the picture of that name in e2e/pictures (docs/decisions/007-visual-baselines.md): an element,
 * or the whole page. On a machine that draws text otherwise it compares nothing, and says so once.
 */
export async function expectPicture(seen: Locator | Page, name: string): Promise<void> {
  const page = 'page' in seen ? seen.page() : seen
  const browser = page.context().browser()
  if (browser === null) throw new Error('A picture needs a browser of its own.')
  const { updateSnapshots } = test.info().config
  alike ??= drawsAlike(browser, updateSnapshots === 'all' || updateSnapshots === 'changed')
  if (!(await alike)) test.info().annotations.push({ type: 'not compared', description: name })
  else {
    // The foot of the page comes at rest.
    const foot = page.getByRole('contentinfo')
    if ((await foot.count()) > 0) await foot.getByRole('link').first().waitFor()
    // What is still moving lies on a layer of its own, on which letters are drawn half a point off.
    await standsStill(page)
    await setOtherTabs(page, false)
    if ('page' in seen) await expect(seen).toHaveScreenshot(`${name}.png`)
    else await expect(seen).toHaveScreenshot(`${name}.png`, { fullPage: true })
    await setOtherTabs(page, true)
  }
}
