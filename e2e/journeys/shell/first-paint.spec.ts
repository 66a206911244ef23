import { translatePage } from '#tests/harness/translation/translator'
import type { Page } from '@playwright/test'
import { CODE, holdCode } from '../../harness/hold-code'
import { expect, test } from '../../harness/test'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { openStaticHost } from '../../harness/static-host'
import { USUAL, Visitor } from '../../pages/visitor'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'RT-06 the served HTML contains heading, tabs, steps, info text and the vehicle form',
    { tag: ['@quick', '@maintenance', '@desktop'] },
    async ({ page }) => {
      const { shell, vehicle } = new Visitor(page)
      await page.goto('/huolto')
      await expect(shell.title('Huollon ajanvaraus')).toBeVisible()
      await expect(shell.tab('Renkaanvaihdon ajanvaraus')).toBeVisible()
      await expect(shell.progress('Ajoneuvo')).toHaveAttribute('aria-current', 'step')
      await expect(shell.step('vehicle')).toBeVisible()
      await expect(vehicle.registerNumber).toBeVisible()
      await expect(vehicle.kilometers).toBeVisible()
      await expect(vehicle.next).toBeVisible()
      await expect(page.getByText('Varaa huolto muutamassa minuutissa')).toBeVisible()
      await expect(page).toHaveTitle(/^Ajoneuvo – Huollon ajanvaraus/)
      // The styles apply as well.
      await expect(vehicle.next).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await page.goto('/renkaanvaihto')
      await expect(shell.title('Rengaspalvelut / Renkaanvaihdon ajanvaraus')).toBeVisible()
      await expect(vehicle.kilometers).toHaveCount(0)
      await page.goto('/peruutus')
      await expect(shell.title('Lähetä muutos- tai peruutuspyyntö')).toBeVisible()
    },
  )
})

/** The mark of a page that waits for its scripts is gone. */
const isStarted = (page: Page): Promise<void> => expect(page.locator('html')).not.toHaveAttribute('data-drawn-page')

/** Types and submits before the scripts load. `isReady` waits until the page is as it shall be by then. */
async function actsEarly(page: Page, isReady: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const { shell, vehicle } = new Visitor(page)
  const release = await holdCode(page)
  await page.goto('/huolto', { waitUntil: 'commit' })
  await vehicle.registerNumber.pressSequentially('abc-123')
  await vehicle.kilometers.pressSequentially('84500')
  await isReady()
  release()
  await expect(vehicle.registerNumber).toHaveValue('ABC-123')
  await expect(vehicle.kilometers).toBeFocused()
  await expect(vehicle.kilometers).toHaveValue('84500')

  await page.unroute(CODE)
  const releaseAgain = await holdCode(page)
  await page.goto('/huolto', { waitUntil: 'commit' })
  await vehicle.registerNumber.fill('ABC-123')
  await vehicle.kilometers.fill('84500')
  await vehicle.kilometers.press('Enter')
  await expect(page).toHaveURL(/\/huolto$/)
  releaseAgain()
  await expect(shell.step('workplace')).toBeVisible()
}

test(
  'VE-01 takes over input and a submit made before the scripts load, and keeps the focus',
  { tag: ['@quick', '@find-vehicle', '@desktop'] },
  ({ page }) => actsEarly(page),
)

test(
  'EV-01 VE-01 keeps input, a submit and the focus also in a page that is translated before the scripts load',
  { tag: ['@find-vehicle', '@desktop'] },
  async ({ page }) => {
    await page.addInitScript(translatePage, '')
    await actsEarly(page, () => expect(page.locator('main font').first()).toBeVisible())
  },
)

/** Reaches the first link before the scripts load, and expects the focus there afterwards. */
async function reachesEarly(page: Page, isReady: () => Promise<void>): Promise<void> {
  const release = await holdCode(page)
  await page.goto('/huolto', { waitUntil: 'commit' })
  await isReady()
  await page.keyboard.press('Tab')
  const skip = page.locator('a[href="#step-heading"]')
  await expect(skip).toBeFocused()
  release()
  await isStarted(page)
  await expect(skip).toBeFocused()
}

test(
  'WZ-14 keeps the page that was served, and the focus on a link that was reached before the scripts load',
  { tag: ['@quick', '@desktop'] },
  async ({ page }) => {
    await reachesEarly(page, () => page.locator('h1').evaluate((heading) => heading.setAttribute('data-served', '')))
    await expect(page.locator('h1[data-served]')).toBeVisible()
  },
)

test(
  'EV-01 WZ-14 keeps the focus also in a page that is translated before the scripts load',
  { tag: ['@any-server', '@desktop'] },
  async ({ page }) => {
    await page.addInitScript(translatePage, '')
    await reachesEarly(page, () => expect(page.locator('main font').first()).toBeVisible())
  },
)

test(
  'RT-15 starts the first calls from the page before its scripts load, and makes each once',
  { tag: ['@maintenance', '@desktop'] },
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/ServiceBooking/')) calls.push(pathname.slice('/ServiceBooking/rest'.length))
    })
    const release = await holdCode(page)
    const info = page.waitForResponse('**/info-text-settings/**')
    await page.goto('/huolto', { waitUntil: 'commit' })
    await info
    release()
    await new Visitor(page).vehicle.submit(USUAL.plate, USUAL.kilometers)
    await expect(new Visitor(page).shell.step('workplace')).toBeVisible()
    expect(calls.filter((call) => call !== '/module-setting').slice(0, 3)).toEqual([
      '/init-session',
      '/info-text-settings/inherited',
      '/search-vehicle',
    ])
    expect(calls.filter((call) => call === '/init-session')).toHaveLength(1)
    expect(calls.filter((call) => call.startsWith('/info-text-settings'))).toHaveLength(1)
  },
)

test(
  'RT-06 makes at most eight requests on a cold load, and does not shift the layout while hydrating',
  { tag: ['@maintenance'] },
  async ({ page }) => {
    let requests = 0
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1
    })
    await watchLayout(page)
    await page.goto('/huolto', { waitUntil: 'networkidle' })
    await expect(page.getByText('Varaa huolto muutamassa minuutissa')).toBeVisible()
    expect(requests).toBeLessThanOrEqual(8)
    const { score, moves } = await layoutShift(page)
    expect(score, moves).toBeLessThanOrEqual(0.01)
  },
)

test(
  'WZ-10 does not show the first step while a reload at a later step loads',
  { tag: ['@any-server', '@maintenance', '@desktop'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.opens('services')
    const release = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-drawn-page', 'stale')
    await expect(visitor.vehicle.registerNumber).toBeHidden()
    release()
    await visitor.sees('services')
  },
)

test(
  'RT-07 applies the colour of a chain before the scripts load, and shows its name',
  { tag: ['@quick', '@maintenance', '@desktop'] },
  async ({ page }) => {
    const brand = { name: 'Auto-Aalto', url: '/etusivu', color: '#7a1f3d' }
    await page.route('**/huolto', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /(<script id="app-config"[^>]*>)[^<]*/,
        (_, open: string) => open + JSON.stringify({ brand }),
      )
      await route.fulfill({ response, body: html })
    })
    const release = await holdCode(page)
    await page.goto('/huolto', { waitUntil: 'commit' })
    const color = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-color'))
    await expect.poll(color).toBe('#7a1f3d')
    release()
    const logo = page.getByRole('link', { name: 'Auto-Aalto – siirry verkkosivuille' })
    await expect(logo).toHaveAttribute('href', '/etusivu')
    await expect(page).toHaveTitle(/Auto-Aalto$/)
  },
)

test(
  'RT-06 works on any static host, also at a path without a file',
  { tag: ['@maintenance', '@cancel-form', '@desktop'] },
  async ({ page, server }) => {
    const host = await openStaticHost(server.url)
    try {
      const { shell, vehicle } = new Visitor(page)
      await page.goto(`${host.url}/jotain/muuta`)
      await expect(page).toHaveURL(`${host.url}/huolto`)
      await expect(page.getByText('Varaa huolto muutamassa minuutissa')).toBeVisible()
      await vehicle.submit(USUAL.plate, USUAL.kilometers)
      await expect(shell.step('workplace')).toBeVisible()
      await page.goto(`${host.url}/peruutus`)
      await expect(shell.title('Lähetä muutos- tai peruutuspyyntö')).toBeVisible()
      // The workshops have loaded as well.
      await expect(page.getByRole('option', { name: 'Turku Länsikeskus' })).toHaveCount(1)
      // The page loads more when it is idle.
      await page.goto('about:blank')
    } finally {
      host.close()
    }
  },
)

test(
  'RT-13 reports when the scripts fail to load, and offers a reload',
  { tag: ['@any-server', '@maintenance', '@desktop'] },
  async ({ allow, page }) => {
    allow.unanswered(/\/static\/js\//)
    await page.route('**/static/js/index.*.js', (route) => route.abort())
    await page.goto('/huolto')
    await expect(page.getByRole('alert')).toContainText('Sivun näyttämisessä tapahtui virhe.')
    await page.unroute('**/static/js/index.*.js')
    await page.getByRole('link', { name: 'Lataa sivu uudelleen' }).click()
    await new Visitor(page).vehicle.submit(USUAL.plate, USUAL.kilometers)
    await expect(new Visitor(page).shell.step('workplace')).toBeVisible()
  },
)
