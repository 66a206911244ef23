/** The browser keeps a page that was left, and shows it again just as it was. Its tests need a browser that does. */
import type { Page } from '@playwright/test'
import { expireSession, tokenOf } from '../harness/api'
import { reload } from '../harness/reload'
import { expect, test as base } from '../harness/test'
import { USUAL, Visitor } from '../pages/visitor'

const test = base.extend<object, object>({
  launchOptions: [
    // Playwright turns it off otherwise.
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** Notes in the page whether it has come back from the browser's cache. */
const watchRestores = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) document.documentElement.dataset['restored'] = 'yes'
    })
  })
/** Whether the page has come back so; else what kept the browser from it. */
const restored = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (
      document.documentElement.dataset['restored'] ?? JSON.stringify(Reflect.get(Object(entry), 'notRestoredReasons'))
    )
  })

test.describe('a page that the browser has kept', { tag: ['@process', '@maintenance', '@desktop'] }, () => {
  test('WZ-13 WZ-10 goes on with its booking, and remembers it for a reload, whatever was opened meanwhile', async ({
    page,
  }) => {
    const visitor = new Visitor(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await watchRestores(page)
    await visitor.startsAt('services')
    await visitor.services.service(USUAL.service).check()
    await expect(visitor.services.chosen).toContainText('249,00')
    const token = await tokenOf(page)
    // Another booking in the same tab.
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

  test(
    'WZ-13 READINGS-1 shows nothing of a booking that was sent from the same tab since',
    { tag: '@quick' },
    async ({ page }) => {
      const visitor = new Visitor(page)
      page.on('dialog', (dialog) => void dialog.accept())
      await watchRestores(page)
      await visitor.startsAt('services')
      await visitor.services.service(USUAL.service).check()
      await expect(visitor.services.chosen).toContainText('249,00')
      await page.goto('/huolto?toinen=1')
      await visitor.sees('services')
      await visitor.services.next.click()
      await visitor.walks('time', 'thanks')
      // The steps that are over have left the history by then.
      await expect.poll(() => page.evaluate(() => Reflect.get(Object(window.history.state), 'idx'))).toBe(1)
      await page.evaluate(() => window.history.go(-2))
      await expect(page).toHaveURL(/\/huolto$/)
      await expect.poll(() => restored(page)).toBe('yes')
      await visitor.sees('vehicle')
      await expect(visitor.vehicle.registerNumber).toHaveValue('')
      await visitor.walks('vehicle', 'workplace')
    },
  )

  test('WZ-12 WZ-13 says at once that its session has ended meanwhile, and the next one begins', async ({
    allow,
    page,
    server,
  }) => {
    allow.status(412)
    const visitor = new Visitor(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await watchRestores(page)
    await visitor.startsAt('services')
    await expireSession(server, page)
    await page.goto('about:blank')
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => restored(page)).toBe('yes')
    await expect(visitor.shell.notification('Istunto on päättynyt')).toBeVisible()
    await visitor.sees('vehicle')
    await visitor.walks('vehicle', 'workplace')
  })
})
