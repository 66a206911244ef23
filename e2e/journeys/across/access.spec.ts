import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { outlineFaults, smallTargets } from '../../harness/page-rules'
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

// The scenes check each state at 1280 and at 320 px (scenes.spec.ts).
test(
  'WZ-14 every step has no axe violations in either scheme, its own title, ordered headings and large touch targets',
  {
    tag: ['@phone', '@maintenance', '@tire-change', '@cancel-form'],
  },
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const titles = new Set<string>()
    await checkEveryScreen(new Visitor(page), async (where, step) => {
      await expectAccessible(page, where)
      await expect.soft(page, where).toHaveTitle(new RegExp(`^${step} [–|] `))
      titles.add(await page.title())
      expect.soft(await outlineFaults(page), where).toEqual([])
      // Skips the dialogs, because they cover the page.
      if (where === 'vehicle' || where === 'services') expect.soft(await smallTargets(page), where).toEqual([])
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
    // On a slow machine the code of idle time is still on its way, too.
    allow.unanswered(/\/ServiceBooking\/|\/static\//)
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
