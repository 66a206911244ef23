import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { prepareBooking } from '../../harness/api'
import { held, intercept, sentTo } from '../../harness/calls'
import { dayWith, Mornings } from '../../harness/free-times'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { expectPicture } from '../../harness/pictures'
import { reload } from '../../harness/reload'
import { shiftDate } from '../../harness/shift-date'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

const DAY_MS = 86_400_000
const SEARCHING = 'Haetaan vapaita aikoja…'

/** Opens the time step without waiting for its free times. */
async function goes(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page)
  await prepareBooking(page, 'TIME')
  await page.goto('/huolto')
  await expect(visitor.shell.step('time')).toBeVisible()
  return visitor
}

/** Mocks a workshop without a key locker and without gap times, until the returned function is called. */
async function withoutOptions(page: Page): Promise<() => Promise<void>> {
  const gaps = /\/free-times\/gap$/
  const settings = /\/booking-settings\/organization\?/
  const restoreGaps = await intercept(page, gaps, (route) => route.fulfill({ json: [] }))
  const restoreSettings = await intercept(page, settings, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), keyLockerInstalled: false } })
  })
  return async () => {
    await restoreGaps()
    await restoreSettings()
  }
}

test(
  'TM-01 TM-04 TM-08 shows the months while free times load, without a layout shift, and groups 60 times by hour',
  { tag: '@reserve-time' },
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchLayout(page)
    const free = [24, 25, 26, 27, 30].map((date) => dayWith(`2026-11-${date}`, 9))
    const mornings = await Mornings.answer(page, ...free, dayWith('2026-11-26', 60, 10), dayWith('2026-11-27', 0))
    mornings.hold()
    const { time, shell } = await goes(page)
    await expect(time.next).toBeDisabled()
    await expect(page.getByText(SEARCHING).locator('visible=true').first()).toBeVisible()
    await expect.poll(() => mornings.requested).toContain('2026-11')
    // The picture comes first, because the accessibility check is slow and the request could time out.
    await expectPicture(page, 'screen-time-loading')
    await expectAccessible(page, 'free times on their way')

    // With nothing above the calendar, nothing in view moves.
    const restoreOptions = await withoutOptions(page)
    const release = mornings.hold()
    const requested = mornings.requested.length
    await reload(page)
    await expect.poll(() => mornings.requested.length).toBeGreaterThan(requested)
    await shell.step('time').evaluate((heading) => heading.scrollIntoView())
    await layoutShift(page)
    release()
    await expect(time.day).toHaveText('tiistai 24.11.2026')
    const { score, moves } = await layoutShift(page)
    expect(score, moves).toBeLessThan(0.0005)
    await restoreOptions()
    await reload(page)
    await expect(time.day).toHaveText('tiistai 24.11.2026')
    await expect(time.next).toBeDisabled()
    await time.slot('8.30').click()
    await expect(time.next).toBeEnabled()
    const look = async (name: string): Promise<void> => {
      // The panel beside the step scrolls with the page.
      await page.evaluate(() => scrollTo(0, 0))
      await expectPicture(page, name)
    }
    await look('screen-time')
    await page.emulateMedia({ colorScheme: 'dark' })
    await look('screen-time-dark')
    await page.emulateMedia({ colorScheme: 'light' })

    await time.dayOf('2026-11-26').click()
    await expect(time.hours).toHaveCount(10)
    await expect(time.slots).toHaveCount(60)
    await expect(time.next).toBeDisabled()
    await expectAccessible(page, '60 free times of a day')
    await look('screen-time-many')
    await time.list.click()
    await expect(time.listed).toHaveCount(5)
    await expectAccessible(page, 'free days in a list')
    await look('screen-time-list')
  },
)

test(
  'TM-18 shows free times after a timeout when the list of mechanics does not arrive',
  { tag: ['@any-server', '@choose-mechanic'] },
  async ({ page }) => {
    await held(page, 'customer-selectable-resources')
    const { time } = await goes(page)
    await expect(time.day).toBeVisible()
  },
)

test(
  'TM-04 searches three further months with progress, and dispatches an event when no time is found',
  { tag: ['@quick', '@reserve-time', '@phone'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('huoltovaraus:free-times-not-found', () => {
        const { dataset } = document.documentElement
        dataset['dispatched'] = `${dataset['dispatched'] ?? ''}.`
      })
    })
    const mornings = await Mornings.answer(page, dayWith('2027-02-10', 3))
    let release = mornings.hold()
    const { time } = await goes(page)
    const progress = page.getByRole('progressbar', { name: SEARCHING })
    for (const [step, month] of ['joulukuu 2026', 'tammikuu 2027', 'helmikuu 2027'].entries()) {
      await expect.poll(() => mornings.requested).toHaveLength(step + 1)
      const releaseLast = release
      release = mornings.hold()
      releaseLast()
      await expect(
        page
          .getByText(`${month}, ${step + 1}/3`)
          .locator('visible=true')
          .first(),
      ).toBeVisible()
      await expect(progress).toHaveAttribute('value', String(step + 1))
    }
    await expectAccessible(page, 'a search of further months')
    await expect.poll(() => mornings.requested).toHaveLength(4)
    release()
    await expect(time.day).toHaveText('keskiviikko 10.2.2027')
    await expect(progress).toHaveCount(0)

    mornings.days = []
    const requested = mornings.requested.length
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Vapaita aikoja ei löytynyt' })).toBeVisible()
    expect(new Set(mornings.requested.slice(requested))).toEqual(new Set(['2026-11', '2026-12', '2027-01', '2027-02']))
    await expect(page.locator('html')).toHaveAttribute('data-dispatched', '.')
    await expect(time.next).toBeDisabled()
    await expect(page.getByText('Ei vapaita aikoja').locator('visible=true').first()).toBeVisible()
  },
)

test(
  'TM-03 TM-16 pages without waiting for responses, shows cached months at once, refetches them and reports a failure',
  { tag: ['@reserve-time', '@desktop'] },
  async ({ allow, page }) => {
    allow.status(500)
    const months = ['2026-11-24', '2026-12-01', '2027-01-04', '2027-02-01', '2027-03-01']
    const mornings = await Mornings.answer(page, ...months.map((date) => dayWith(date, 2)))
    const { time } = await goes(page)
    await expect(time.day).toHaveText('tiistai 24.11.2026')
    // The month after those shown is prefetched.
    await expect.poll(() => mornings.requested).toEqual(['2026-11', '2026-12', '2027-01'])
    let release = mornings.hold()
    await time.nextMonth.click()
    await expect(time.dayOf('2027-01-04')).toHaveAccessibleName('maanantai 4.1., 2 vapaata aikaa')
    await expect.poll(() => mornings.requested.slice(3)).toEqual(['2027-02'])

    mornings.days = [dayWith('2026-11-25', 1)]
    await time.previousMonth.click()
    await expect(time.dayOf('2026-11-24')).toHaveAccessibleName('tiistai 24.11., 2 vapaata aikaa')
    await expect.poll(() => mornings.requested.slice(4)).toEqual(['2026-11'])
    release()
    await expect(time.dayOf('2026-11-25')).toHaveAccessibleName('keskiviikko 25.11., 1 vapaa aika')

    release = mornings.hold()
    mornings.status = 500
    await time.nextMonth.click()
    await time.nextMonth.click()
    await expect(time.dayOf('2027-02-01')).toHaveAccessibleName('maanantai 1.2., haetaan vapaita aikoja')
    release()
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Vapaiden aikojen haku epäonnistui.')
    await expectAccessible(page, 'a month that could not be read')
    mornings.status = 200
    mornings.days = months.map((date) => dayWith(date, 2))
    await failure.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(time.dayOf('2027-02-01')).toHaveAccessibleName('maanantai 1.2., 2 vapaata aikaa')
    await expect(failure).toHaveCount(0)
  },
)

test(
  'TM-03 TM-13 recovers from a failed load, keeps the day on a reload, and reserves once on a double click, at 320 px',
  { tag: ['@reserve-time', '@phone'] },
  async ({ allow, page }) => {
    allow.status(500)
    await page.setViewportSize({ width: 320, height: 640 })
    const mornings = await Mornings.answer(page, dayWith('2026-11-26', 60, 10))
    mornings.status = 500
    const { time, shell } = await goes(page)
    await expect(page.getByText('Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.')).toBeVisible()
    await expectAccessible(page, 'free times that could not be read')
    await shell.dismissNotifications()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(time.slots.first()).toBeVisible()
    const { day, start } = await time.chooseFirst()
    const isWide = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isWide()).toBe(false)
    await time.list.click()
    await expect(time.listed.first()).toBeVisible()
    expect(await isWide()).toBe(false)

    await reload(page)
    await expect(time.day).toHaveText(day)
    await expect(time.next).toBeDisabled()
    await time.slot(start).click()
    const reserved = sentTo(page, 'reserve-time')
    await time.next.dblclick()
    await expect(shell.step('customer')).toBeVisible()
    expect(reserved).toHaveLength(1)
  },
)

test(
  'TM-02 TM-04 shows the same days and times and reserves the same time in other time zones and with a wrong clock',
  { tag: ['@reserve-time', '@desktop'] },
  async ({ newVisitor }) => {
    test.slow()
    const reserves = async (page: Page): Promise<object> => {
      const visitor = new Visitor(page)
      const { time, shell } = visitor
      await visitor.startsAt('time', { organizationId: 1 })
      const day = await time.day.innerText()
      // The first bookable day has evening times. On a clock that is a day ahead, this day is today.
      await time.evening.click()
      await time.dayOf('2026-11-24').click()
      await expect(time.day).toHaveText('tiistai 24.11.2026')
      const starts = await time.starts()
      const reserved = sentTo(page, 'reserve-time')
      await time.chooseFirst()
      await time.next.click()
      await expect(shell.step('customer')).toBeVisible()
      const card = await shell.card('Aika').innerText()
      await shell.startOver.click()
      await shell.dialog.getByRole('button', { name: 'Aloita alusta' }).click()
      await visitor.sees('vehicle')
      return { day, starts, card, reservation: reserved[0]?.searchParams.get('reservation') }
    }
    const atHome = await reserves(await newVisitor())
    for (const [timezoneId, days] of [
      ['America/Los_Angeles', -1],
      ['Pacific/Kiritimati', 1],
    ] as const) {
      const page = await newVisitor({ timezoneId })
      await page.addInitScript(shiftDate, days * DAY_MS)
      expect(await reserves(page), timezoneId).toEqual(atHome)
    }
  },
)

test(
  'TM-08 TM-11 TM-16 reserves a time by keyboard, from the calendar and from the list',
  { tag: ['@quick', '@reserve-time', '@desktop'] },
  async ({ page }) => {
    const { keyboard } = page
    await Mornings.answer(page, ...[24, 25, 26].map((date) => dayWith(`2026-11-${date}`, 2)))
    const visitor = await goes(page)
    const { time, shell } = visitor
    await visitor.sees('time')
    await shell.step('time').focus()
    await tabTo(page, time.calendar)
    await keyboard.press('ArrowRight')
    await expect(time.listed).toHaveCount(3)
    await tabTo(page, time.listed.nth(1).getByRole('button').first())
    await keyboard.press('ArrowRight')
    await expect(time.listed.nth(1).getByRole('button', { name: 'Valitse aika klo 7.30' })).toBeFocused()
    await keyboard.press('Space')
    await expect(time.next).toBeEnabled()
    await tabTo(page, time.list, 'Shift+Tab')
    await keyboard.press('ArrowLeft')
    await expect(time.day).toHaveText('keskiviikko 25.11.2026')
    await expect(time.slot('7.30')).toHaveAttribute('aria-pressed', 'true')

    await tabTo(page, time.dayOf('2026-11-25'))
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(time.day).toHaveText('torstai 26.11.2026')
    await expect(time.next).toBeDisabled()
    await tabTo(page, time.slot('7.00'))
    await keyboard.press('Space')
    await tabTo(page, time.next)
    const reserved = sentTo(page, 'reserve-time')
    await page.route(/\/reserve-time\?/, (route) => route.fulfill({ json: { responseCode: 'SUCCESS' } }))
    await keyboard.press('Enter')
    await expect.poll(() => reserved.length).toBe(1)
    expect(reserved[0]?.searchParams.get('reservation')).toBe('2026-11-26T07:00:00|2026-11-26T08:00:00')
  },
)
