import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root, typescript } from '../../../scripts/tools/run'
import { dist } from '../../../build/dist'
import { expectAccessible } from '../../harness/access'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { expectPicture } from '../../harness/pictures'
import { reload } from '../../harness/reload'
import { openStaticHost } from '../../harness/static-host'
import { expect, test } from '../../harness/test'
import { ChangeRequest } from '../../pages/change-request'
import { Consent } from '../../pages/consent'
import type { Person } from '../../pages/customer-step'
import { Visitor } from '../../pages/visitor'

test.use({ serverEnv: { SPA_CONFIG: '{"tagManager": {"id": "GTM-TEST1"}, "links": {"privacy": "/tietosuoja"}}' } })

/** Collects the URLs of requests to other origins than the page's own. */
function requestsToOthers(page: Page, url: string): readonly string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) found.push(request.url())
  })
  return found
}

const showMain = (page: Page, isShown: boolean): Promise<void> =>
  page
    .locator('main')
    .evaluate((main, visibility) => main.style.setProperty('visibility', visibility), isShown ? '' : 'hidden')

/** Mocks the tag manager's container with a script that sets `containerHasRun`. */
const answerContainer = (page: Page): Promise<unknown> =>
  page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.containerHasRun = true' }),
  )

test(
  'LO-02 the banner leaves Continue in view at 390',
  { tag: ['@quick', '@phone', '@give-consent'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const consent = new Consent(page)
    const { vehicle } = new Visitor(page)
    await page.goto('/huolto')
    await expect(consent.banner).toBeVisible()
    const [banner, next] = [await consent.banner.boundingBox(), await vehicle.next.boundingBox()]
    expect(banner?.y).toBeGreaterThanOrEqual((next?.y ?? 844) + (next?.height ?? 0))
  },
)

test(
  'RT-12 shows the consent banner without a layout shift or covered fields, and sends nothing after a refusal',
  { tag: ['@quick', '@give-consent'] },
  async ({ page, server }, { project }) => {
    const others = requestsToOthers(page, server.url)
    const consent = new Consent(page)
    const { vehicle, workplace } = new Visitor(page)
    await watchLayout(page)
    await page.goto('/huolto')
    await expect(consent.banner).toBeVisible()
    await expect(page.getByText('Varaa huolto muutamassa minuutissa')).toBeVisible()
    const { score, moves } = await layoutShift(page)
    expect(score, moves).toBeLessThanOrEqual(0.01)
    await expectAccessible(page, 'the question')
    // Stands behind a corner of the banner.
    await expect(page.getByRole('main').getByRole('link', { name: /^09 555/ })).toBeVisible()
    // What stands behind its round corners is no part of the banner.
    await showMain(page, false)
    await expectPicture(consent.banner, 'consent-banner')
    await showMain(page, true)
    const [no, yes] = await Promise.all([consent.refuse.boundingBox(), consent.accept.boundingBox()])
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height])

    // A control that takes the focus scrolls out from under the banner, down to the footer's link.
    const top = (await consent.banner.boundingBox())?.y ?? 0
    for (const control of [vehicle.kilometers, vehicle.next, consent.link]) {
      await control.focus()
      const box = await control.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
    }

    await consent.change.click()
    await expect(consent.settings).toBeVisible()
    await expectAccessible(page, 'the settings')
    await expectPicture(consent.settings, 'consent-settings')
    await page.keyboard.press('Escape')
    await expect(consent.change).toBeFocused()
    if (project.name === 'phone') {
      await page.setViewportSize({ width: 320, height: 568 })
      await expect(consent.refuse).toBeInViewport({ ratio: 1 })
      await expect(consent.accept).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
    await consent.refuse.click()
    await expect(consent.banner).toHaveCount(0)
    await vehicle.submit('ABC-123', '84500')
    await expect(workplace.cards.first()).toBeVisible()
    await reload(page)
    await expect(workplace.cards.first()).toBeVisible()
    await expect.poll(() => consent.layer()).toContain('"step":"ORGANIZATION"')
    await expect(consent.banner).toHaveCount(0)
    expect(others).toEqual([])
    // The space reserved for the banner is gone.
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  },
)

test(
  'EV-08 RT-12 a booking works as usual while a blocker refuses the tag manager',
  { tag: ['@give-consent', '@desktop'] },
  async ({ page, allow }) => {
    allow.unanswered(/googletagmanager/)
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'))
    const visitor = new Visitor(page)
    await page.goto('/huolto')
    await new Consent(page).accept.click()
    await visitor.walks('vehicle', 'thanks')
  },
)

const somebody = (): Person => ({
  firstName: 'Kanaria',
  lastName: 'Keltanen',
  email: 'kanaria.keltanen@example.fi',
  phone: '040 765 4321',
})
const WORDS = 'Kanarian omat sanat'
/** Matches typed personal data in any form. The tag manager must not receive any of it. */
const PERSONAL = /kanari|keltanen|example\.fi|765 ?4321|köö|koo-?321|ABC-?123|84 ?500|sanat|00100/i

test(
  'RT-12 keeps personal data from every field out of the data layer and of requests to others',
  { tag: ['@give-consent', '@desktop'] },
  async ({ page, server }) => {
    const others = requestsToOthers(page, server.url)
    const canary = somebody()
    await answerContainer(page)
    const visitor = new Visitor(page)
    const consent = new Consent(page)
    await page.goto('/huolto?organizationId=1')
    await consent.accept.click()
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'containerHasRun'))).toBe(true)
    await visitor.walks('vehicle', 'services', { plate: 'ABC-123' })
    await visitor.services.symptom.fill(`${WORDS} 1`)
    await page.getByRole('button', { name: 'Lisää korjaustarve' }).click()
    await visitor.services.notes.fill(`${WORDS} 2`)
    await visitor.walks('services', 'customer')
    await visitor.customer.fill(canary)
    for (const box of await page.getByRole('main').getByRole('textbox').all())
      if ((await box.inputValue()) === '') await box.fill('00100')
    await visitor.customer.send.click()
    await visitor.sees('thanks')
    await visitor.shell.tab('Varauksen muokkaus/peruutus').click()
    const form = new ChangeRequest(page)
    await expect(form.workshop.getByRole('option')).toHaveCount(13)
    await form.workshop.selectOption({ label: 'Turku Länsikeskus' })
    await form.registerNumber.fill('KÖÖ-321')
    await form.day.fill('24.11.2026')
    await form.name.fill(`${canary.firstName} ${canary.lastName}`)
    await form.email.fill(canary.email)
    await form.phone.fill(canary.phone)
    await form.message.fill(`${WORDS} 3`)
    await form.send.click()
    await expect(form.sent).toBeFocused()
    await page.getByRole('link', { name: 'Saavutettavuusseloste' }).click()
    await page.getByRole('textbox', { name: /^Palautteesi/ }).fill(`${WORDS} 4`)
    await page.getByRole('textbox', { name: 'Sähköposti' }).fill(canary.email)
    await page.getByRole('button', { name: 'Lähetä palaute' }).click()
    await expect(page.getByRole('heading', { name: 'Kiitos palautteestasi' })).toBeFocused()

    const layer = await consent.layer()
    for (const event of [
      'booking_saved',
      'change_request_sent',
      'feedback_sent',
      'THANKS',
      '/peruutus',
      '/saavutettavuus',
    ])
      expect(layer).toContain(event)
    expect(layer).not.toMatch(PERSONAL)
    // The container receives the page's address without its query.
    expect(layer).not.toContain('organizationId')
    expect(others).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])

    // After the consent is withdrawn in the footer, the container is not requested again.
    await consent.link.click()
    await consent.settings.getByRole('button', { name: 'Hyväksy vain välttämättömät' }).click()
    await expect(consent.settings).toHaveCount(0)
    await reload(page)
    await expect.poll(() => consent.layer()).toContain('page_view')
    expect(others).toHaveLength(1)
  },
)

test(
  'shows an accessible accessibility statement that matches its picture',
  { tag: '@give-consent' },
  async ({ page }, { project }) => {
    const consent = new Consent(page)
    await page.goto('/saavutettavuus')
    await consent.refuse.click()
    await expect(consent.banner).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Saavutettavuusseloste' })).toBeVisible()
    await new Visitor(page).shell.dismissNotifications()
    await expectAccessible(page, 'the accessibility statement')
    await page.mouse.move(0, 0)
    await expectPicture(page, 'screen-accessibility')
    if (project.name !== 'phone') return
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test(
  'RT-07 configures the pages of a static host without a build, and renders them with the configuration',
  { tag: ['@give-consent', '@desktop'] },
  async ({ browser, page, server }) => {
    const place = await mkdtemp(join(tmpdir(), 'hv-site-'))
    await cp(dist, place, { recursive: true })
    const file = join(place, 'chain.json')
    await writeFile(file, '{"brand": {"name": "Auto-Aalto", "scheme": "light"}, "links": {"terms": "/ehdot"}}')
    const [node = '', ...args] = typescript('build/configure.ts', file, '--out', place)
    execFileSync(node, args, { cwd: root })
    const host = await openStaticHost(server.url, place)
    const bare = await browser.newContext({ javaScriptEnabled: false })
    try {
      const drawn = await bare.newPage()
      await drawn.goto(`${host.url}/saavutettavuus`)
      await expect(drawn.getByText('Tämä seloste koskee ajanvarausta, jonka tarjoaa Auto-Aalto.')).toBeVisible()
      await expect(drawn.getByRole('link', { name: 'Varausehdot' })).toHaveAttribute('href', '/ehdot')
      await expect(drawn.locator('meta[name="theme-color"]')).toHaveCount(1)
      await page.goto(`${host.url}/huolto`)
      await expect(page.getByRole('link', { name: 'Auto-Aalto – siirry verkkosivuille' })).toBeVisible()
      await new Visitor(page).vehicle.submit('ABC-123', '84500')
      await new Visitor(page).sees('workplace')
    } finally {
      await bare.close()
      host.close()
      await rm(place, { recursive: true })
    }
  },
)
