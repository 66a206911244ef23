/** Tests of pages restored from the back/forward cache. They need a browser that has this cache. */
import type { Page } from '@playwright/test'
import { expireSession, tokenOf } from '../../harness/api'
import { reload } from '../../harness/reload'
import { expect, test as base } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

const test = base.extend<object, object>({
  launchOptions: [
    // Playwright disables the back/forward cache by default.
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** Marks the page when the browser restores it from the back/forward cache. */
const watchRestores = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) document.documentElement.dataset['restored'] = 'yes'
    })
  })
/** Returns 'yes' if the page was restored from the cache, or else the browser's reasons against it as JSON. */
const restored = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (
      document.documentElement.dataset['restored'] ?? JSON.stringify(Reflect.get(Object(entry), 'notRestoredReasons'))
    )
  })

/** Chooses a service on a page whose restores are watched, and answers the browser's questions with yes. */
async function withService(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await watchRestores(page)
  await visitor.startsAt('services')
  await visitor.services.service(USUAL.service).check()
  await expect(visitor.services.chosen).toContainText('249,00')
  return visitor
}

test.describe('a page restored from the back/forward cache', { tag: ['@process', '@maintenance', '@desktop'] }, () => {
  test('WZ-13 WZ-10 resumes its booking, also after a reload, when the tab has opened another one meanwhile', async ({
    page,
  }) => {
    const visitor = await withService(page)
    const token = await tokenOf(page)
    // Starts another booking in the same tab.
    await page.goto('/renkaanvaihto')
    await visitor.sees('vehicle')
    await visitor.vehicle.submit('KOR-77')
    await visitor.sees('workplace')
    expect(await tokenOf(page)).not.toBe(token)
    await page.evaluate(() => window.history.go(-2))
    await expect(page).toHaveURL(/\/huolto$/)
    await expect.poll(() => restored(page)).toBe('yes')
    await visitor.sees('services')
    await expect(visitor.services.service(USUAL.service)).toBeChecked()
    expect(await tokenOf(page)).toBe(token)
    await visitor.services.next.click()
    await visitor.sees('time')
    await reload(page)
    await visitor.sees('time')
    await expect(visitor.shell.card('Palvelut')).toContainText(USUAL.service)
  })

  test('WZ-13 reading 1: shows an empty vehicle step when its booking was sent from the same tab meanwhile', async ({
    page,
  }) => {
    const visitor = await withService(page)
    await page.goto('/huolto?toinen=1')
    await visitor.sees('services')
    await visitor.services.next.click()
    await visitor.walks('time', 'thanks')
    // Waits until the finished steps are removed from the history.
    await expect.poll(() => page.evaluate(() => Reflect.get(Object(window.history.state), 'idx'))).toBe(1)
    await page.evaluate(() => window.history.go(-2))
    await expect(page).toHaveURL(/\/huolto$/)
    await expect.poll(() => restored(page)).toBe('yes')
    await visitor.sees('vehicle')
    await expect(visitor.vehicle.registerNumber).toHaveValue('')
    await visitor.walks('vehicle', 'workplace')
  })

  test('WZ-12 WZ-13 reports at once that its session has ended meanwhile, and starts a new one', async ({
    allow,
    page,
    server,
  }) => {
    allow.status(412)
    const visitor = new Visitor(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await watchRestores(page)
    // Again if a busy browser has not kept the page, for a reason of its own.
    await expect(async () => {
      await visitor.startsAt('services')
      await expireSession(server, page)
      await page.goto('about:blank')
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => restored(page), { timeout: 5_000 }).toBe('yes')
    }).toPass()
    await expect(visitor.shell.notification('Istunto on päättynyt')).toBeVisible()
    await visitor.sees('vehicle')
    await visitor.walks('vehicle', 'workplace')
  })
})
