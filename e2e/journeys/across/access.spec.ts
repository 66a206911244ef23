import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { tabTo } from '../../harness/tab-to'
import { openAddress } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { OPEN_STEPS, USUAL, Visitor } from '../../pages/visitor'

const CHANGE = 'Lähetä muutos- tai peruutuspyyntö'

/** Checks a screen. `where` is the label in the report, `step` the beginning of the page's title. */
type CheckScreen = (where: string, step: string) => Promise<void>

const NAMES = {
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  services: 'Palvelut',
  time: 'Aika',
  customer: 'Asiakastiedot',
  thanks: 'Kiitos',
} as const

/** Completes a booking and calls `check` on every screen on the way, then on the tire step and the change request. */
async function checkEveryScreen(visitor: Visitor, check: CheckScreen): Promise<void> {
  const { page, shell, vehicle } = visitor
  await page.goto('/')
  await visitor.sees('vehicle')
  await check('vehicle', NAMES.vehicle)
  await vehicle.submit('ABC123', '')
  await expect(vehicle.suggestion('ABC-123')).toBeVisible()
  await check('vehicle with faults', NAMES.vehicle)
  await vehicle.submit('XYZ-999', '5000')
  await expect(vehicle.make).toBeVisible()
  await check('unknown vehicle', NAMES.vehicle)
  await vehicle.changeRegisterNumber.click()

  for (const [index, step] of OPEN_STEPS.entries()) {
    await visitor.walks(step, OPEN_STEPS[index + 1] ?? 'thanks')
    const next = OPEN_STEPS[index + 1] ?? 'thanks'
    if (next === 'workplace')
      await expect(visitor.workplace.card(USUAL.workplace)).toContainText('Ensimmäinen vapaa aika')
    if (next === 'thanks') await shell.dismissNotifications()
    await check(next, NAMES[next])
    if (next === 'services') {
      await shell.startOver.click()
      await expect(shell.dialog).toBeVisible()
      await check('the question whether to start over', NAMES.services)
      await shell.dialog.getByRole('button', { name: 'Jatka varausta' }).click()
      await expect(shell.dialog).toHaveCount(0)
    }
  }
  await openAddress(page, '/renkaanvaihto')
  await vehicle.submit('PAK-321')
  await visitor.sees('workplace')
  await visitor.workplace.select(USUAL.workplace).click()
  await visitor.sees('tires')
  await check('tires', 'Rengaspalvelut')
  await openAddress(page, '/peruutus')
  await expect(shell.title(CHANGE)).toBeVisible()
  await check('change request', CHANGE)
}

/** Lists faults of the heading outline. A page must have one heading of level 1 and must not skip a level. */
async function outlineFaults(page: Page): Promise<readonly string[]> {
  const headings = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => ({ level: Number(one.tagName.slice(1)), text: one.textContent })))
  const titles = headings.filter(({ level }) => level === 1)
  const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...skipping.map(({ level, text }) => `h${level} «${text}» has none above it`),
  ]
}

/** Lists controls in the page's content smaller than 44 px. The label of a checkbox or radio counts as part of it. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    // Measures the height by hit testing, because the click area can extend beyond the element's own box.
    const heightPressed = (element: Element): number => {
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const hits = (offset: number): boolean => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + offset)
        return hit === element || hit?.closest('label')?.control === element
      }
      const reach = (direction: 1 | -1): number => {
        let pixels = 0
        while (pixels < 30 && hits(direction * pixels)) pixels++
        return pixels
      }
      return reach(1) + reach(-1)
    }
    const size = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect()
      if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(element.type))
        return { width, height: height < 44 ? heightPressed(element) : height }
      return { width: element.labels?.[0]?.getBoundingClientRect().width ?? width, height: heightPressed(element) }
    }
    // Links in running text are exempt, because they are as high as their line.
    const isInText = (element: Element): boolean =>
      element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
    // Buttons that are seen only while they have the focus of the keys.
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none'
    return [...main.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !isInText(element) && !isClipped(element))
      .map((element) => ({ element, box: size(element) }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.99)
      .map(({ element, box }) => `${box.width} × ${box.height} ${element.outerHTML.slice(0, 150)}`)
  })

test(
  'WZ-14 every step has no axe violations in either scheme, its own title, ordered headings and large touch targets',
  {
    tag: ['@maintenance', '@tire-change', '@cancel-form'],
  },
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    const titles = new Set<string>()
    await checkEveryScreen(new Visitor(page), async (where, step) => {
      await expectAccessible(page, where)
      await expect.soft(page, where).toHaveTitle(new RegExp(`^${step} [–|] `))
      titles.add(await page.title())
      expect.soft(await outlineFaults(page), where).toEqual([])
      // Skips the dialogs, because they cover the page.
      if (isPhone && (where === 'vehicle' || where === 'services'))
        expect.soft(await smallTargets(page), where).toEqual([])
    })
    expect(titles.size, 'Every step has a title of its own').toBe(8)
  },
)

/** Returns the bounding box of an element after its animations have finished. */
const restingBox = (one: Locator): Promise<DOMRect> =>
  one.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    return element.getBoundingClientRect().toJSON()
  })

test(
  'RT-09 notifications stack at the top right, at most 400 px wide',
  {
    tag: ['@any-server', '@desktop', '@finish-booking'],
  },
  async ({ allow, page }) => {
    allow.unanswered(/\/ServiceBooking\//)
    const visitor = new Visitor(page)
    const { shell, customer } = visitor
    await visitor.startsAt('customer')
    // Waits until the step has loaded its data.
    await page.waitForLoadState('networkidle')
    // Causes two notifications: no connection, and details that could not be saved.
    await page.context().setOffline(true)
    await customer.fill(somebody())
    await expect(shell.notifications).toHaveCount(2)
    const boxes = await Promise.all((await shell.notifications.all()).map(restingBox))
    for (const { x, width } of boxes) {
      expect(width).toBeLessThanOrEqual(400)
      // At the right edge, except for the margin, which may contain a scrollbar.
      expect(x + width).toBeGreaterThan(1280 - 48)
      expect(x + width).toBeLessThanOrEqual(1280)
    }
    const [upper, lower] = boxes.toSorted((one, other) => one.y - other.y)
    expect(upper?.y).toBeLessThan(48)
    expect(lower?.y, 'One below the other').toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0))
  },
)

test(
  'RT-09 nothing scrolls sideways at 320 px on any step',
  {
    tag: ['@phone', '@maintenance', '@tire-change', '@cancel-form'],
  },
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    await checkEveryScreen(new Visitor(page), async (where) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, where).toBeLessThanOrEqual(320)
      // No text and no control is cut off either.
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, button, input, select, dd, address), dialog button')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
          .filter((element) => element.getBoundingClientRect().right > 321 || element.getBoundingClientRect().left < -1)
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect.soft(cut, where).toEqual([])
    })
  },
)
test(
  'WZ-14 TM-16 completes a booking by keyboard, at 400 % zoom as well, and focuses the heading of each step',
  {
    tag: ['@maintenance', '@reserve-time'],
  },
  async ({ page, server }, { project }) => {
    test.slow()
    // WCAG 1.4.10: the viewport of 1280 by 1024 at a zoom of 400 %.
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 256 })
    const visitor = new Visitor(page)
    const { shell, vehicle, workplace, services, time, customer } = visitor
    const { keyboard } = page
    const person = somebody()
    await page.goto('/')
    await visitor.sees('vehicle')
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Siirry pääsisältöön' })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, vehicle.registerNumber)
    await keyboard.type('abc-123')
    await tabTo(page, vehicle.kilometers)
    await keyboard.type('84500')
    await keyboard.press('Enter')

    await expect(shell.step('workplace')).toBeFocused()
    await tabTo(page, workplace.select(USUAL.workplace))
    await keyboard.press('Enter')

    await expect(shell.step('services')).toBeFocused()
    const category = services.category('Määräaikaishuollot')
    await tabTo(page, category)
    await keyboard.press('Enter')
    await expect(services.service(USUAL.service)).toHaveCount(0)
    await keyboard.press('Space')
    await tabTo(page, services.service(USUAL.service))
    await keyboard.press('Space')
    await expect(services.service(USUAL.service)).toBeChecked()
    await expect(services.service(USUAL.service)).toBeFocused()
    await tabTo(page, services.next)
    await keyboard.press('Enter')

    await expect(shell.step('time')).toBeFocused()
    await visitor.sees('time')
    await tabTo(page, page.getByRole('radio', { name: /^Aamulla/ }))
    await keyboard.press('ArrowRight')
    await expect(time.evening).toBeChecked()
    await visitor.sees('time')
    await expect(time.evening).toBeFocused()
    // The grid has one tab stop, the chosen day. The arrow keys move from there to the next free day.
    const day = await time.day.innerText()
    await tabTo(page, time.chosenDay)
    await keyboard.press('ArrowDown')
    const focused = page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))
    await expect(focused).toHaveAttribute('aria-pressed', 'false')
    for (let weeks = 0; weeks < 6; weeks++) {
      if (/, \d+ vapaa[^,]*$/.test((await focused.getAttribute('aria-label')) ?? '')) break
      await keyboard.press('ArrowDown')
    }
    await keyboard.press('Enter')
    await expect(time.day).not.toHaveText(day)
    const chosen = await time.day.innerText()
    await tabTo(page, time.slots.first())
    await keyboard.press('Space')
    await expect(time.slots.first()).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, time.next)
    await keyboard.press('Enter')

    await expect(shell.step('customer')).toBeFocused()
    await tabTo(page, customer.firstName)
    await keyboard.type(person.firstName)
    await tabTo(page, customer.lastName)
    await keyboard.type(person.lastName)
    await tabTo(page, customer.email)
    await keyboard.type(person.email)
    await tabTo(page, customer.phone)
    await keyboard.type(person.phone)
    await tabTo(page, customer.send)
    await keyboard.press('Enter')
    await expect(shell.step('thanks')).toBeFocused()
    const [booking] = await savedBookings(server, person.email)
    const [year, month, date] = (booking?.booking_total_duration?.start ?? '').slice(0, 10).split('-').map(Number)
    expect(chosen).toContain(`${date}.${month}.${year}`)
  },
)
