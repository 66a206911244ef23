import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { prepareBooking } from '../../harness/api'
import { dayWith, Mornings } from '../../harness/free-times'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

const FREE = [dayWith('2026-11-24', 9), dayWith('2026-11-25', 1), dayWith('2026-11-26', 0), dayWith('2026-12-24', 2)]

/** Opens the time step with the calendar language of a chain. */
async function goes(page: Page, calendarLanguage = 'fi'): Promise<Visitor> {
  await Mornings.answer(page, ...FREE)
  await page.addInitScript((language) => {
    new MutationObserver((_, observer) => {
      const config = document.getElementById('app-config')
      if (!config) return
      config.textContent = JSON.stringify({ ...JSON.parse(config.textContent || '{}'), calendarLanguage: language })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, calendarLanguage)
  await prepareBooking(page, 'TIME')
  await page.goto('/huolto')
  const visitor = new Visitor(page)
  await visitor.sees('time')
  return visitor
}

/** Records the texts of the calendar's live region from now on. */
async function listen(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const region = document.querySelector('fieldset:has([role=grid]) [aria-live]')
    const announced: (string | null | undefined)[] = [region?.textContent]
    Object.assign(window, { announced })
    if (region)
      new MutationObserver(() => announced.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  return () => page.evaluate(() => Reflect.get(window, 'announced'))
}

test(
  'TM-01 TM-02 TM-16 exposes each month as an accessible grid with its weeks, its days and the state of each day',
  { tag: ['@quick', '@reserve-time', '@desktop'] },
  async ({ page }) => {
    const { time } = await goes(page)
    await expect(page.getByRole('grid')).toHaveCount(2)
    await expect(time.grid('marraskuu 2026')).toMatchAriaSnapshot(`
      - grid "marraskuu 2026":
        - rowgroup:
          - row "vk ma ti ke to pe la su":
            - columnheader "vk"
            - columnheader "ma"
            - columnheader "ti"
            - columnheader "ke"
            - columnheader "to"
            - columnheader "pe"
            - columnheader "la"
            - columnheader "su"
        - rowgroup:
          - row /^48/:
            - rowheader "48"
            - gridcell "Tänään, maanantai 23.11., ei vapaita aikoja":
              - button "Tänään, maanantai 23.11., ei vapaita aikoja" [disabled]
            - gridcell "tiistai 24.11., 9 vapaata aikaa":
              - button "tiistai 24.11., 9 vapaata aikaa" [pressed]
            - gridcell "keskiviikko 25.11., 1 vapaa aika":
              - button "keskiviikko 25.11., 1 vapaa aika"
            - gridcell "torstai 26.11., päivävaraus":
              - button "torstai 26.11., päivävaraus"
            - gridcell "perjantai 27.11., ei vapaita aikoja":
              - button "perjantai 27.11., ei vapaita aikoja" [disabled]
            - gridcell "lauantai 28.11., suljettu":
              - button "lauantai 28.11., suljettu" [disabled]
            - gridcell "sunnuntai 29.11., suljettu":
              - button "sunnuntai 29.11., suljettu" [disabled]
          - row /^49/
    `)
    // Weeks that are over are not shown.
    await expect(time.dayOf('2026-11-20')).toHaveCount(0)
    await page.setViewportSize({ width: 1279, height: 900 })
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(page.getByRole('grid')).toHaveCount(1)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('grid')).toHaveCount(2)
  },
)

test(
  'TM-16 moves the focus by days, weeks, months and years on keys, and announces a change of month once',
  { tag: '@reserve-time' },
  async ({ page }) => {
    const { keyboard } = page
    const { shell, time } = await goes(page)
    const months = (page.viewportSize()?.width ?? 0) >= 768 ? 2 : 1
    await expect(page.getByRole('grid')).toHaveCount(months)
    const focused = page.locator('[data-date]:focus')
    const press = async (keys: string, date: string): Promise<void> => {
      await keyboard.press(keys)
      await expect(focused).toHaveAttribute('data-date', date)
      await expect(page.locator('[data-date][tabindex="0"]')).toHaveAttribute('data-date', date)
    }
    await shell.step('time').focus()
    await tabTo(page, time.dayOf('2026-11-24'))
    const announced = await listen(page)
    await expect(focused).toHaveCSS('outline-style', 'solid')
    await press('ArrowLeft', '2026-11-23')
    await press('End', '2026-11-29')
    await press('Home', '2026-11-23')
    await press('ArrowDown', '2026-11-30')
    await press('ArrowRight', '2026-12-01')
    await press('PageDown', '2027-01-01')
    await expect(focused).toBeInViewport()
    await press('PageUp', '2026-12-01')
    await press('ArrowUp', '2026-11-24')
    await press('Shift+PageDown', '2027-11-24')
    await press('Shift+PageUp', '2026-11-24')
    expect(await announced()).toEqual([
      '',
      ...(months === 2
        ? ['joulukuu 2026 ja tammikuu 2027', 'marraskuu 2026 ja joulukuu 2026', 'lokakuu 2027 ja marraskuu 2027']
        : ['joulukuu 2026', 'tammikuu 2027', 'joulukuu 2026', 'marraskuu 2026', 'marraskuu 2027']
      ).map((shown) => `Näytetään ${shown}`),
      months === 2 ? 'Näytetään marraskuu 2026 ja joulukuu 2026' : 'Näytetään marraskuu 2026',
    ])
    await press('ArrowRight', '2026-11-25')
    await keyboard.press('Space')
    await expect(focused).toHaveAccessibleName('keskiviikko 25.11., 1 vapaa aika')
    await tabTo(page, time.slot('7.00'))
    await keyboard.press('Enter')
    await expect(time.next).toBeEnabled()
  },
)

for (const [code, lang, name, button, chosen] of [
  ['se', 'sv', 'november 2026', 'Nästa månad', 'tisdag 24.11., 9 lediga tider'],
  ['ee', 'et', 'november 2026', 'Järgmine kuu', 'teisipäev 24.11., 9 vaba aega'],
] as const)
  test(
    `TM-16 shows and marks the whole calendar in ${lang} when the chain sets this language`,
    { tag: ['@reserve-time', '@desktop'] },
    async ({ page }) => {
      const { time } = await goes(page, code)
      await expect(time.grid(name)).toBeVisible()
      const calendar = page.getByRole('group').filter({ has: page.getByRole('grid') })
      await expect(calendar).toHaveAttribute('lang', lang)
      await expect(calendar.getByRole('button', { name: button })).toBeVisible()
      await expect(time.dayOf('2026-11-24')).toHaveAccessibleName(chosen)
      await expect(page.getByRole('heading', { name: 'Varaa aika' })).toBeVisible()
      await expectAccessible(page, `a calendar in ${lang}`)
    },
  )
