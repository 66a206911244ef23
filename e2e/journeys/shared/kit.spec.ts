import type { Locator } from '@playwright/test'
import { showScheme } from '../../harness/access'
import { violations } from '../../harness/axe'
import { expect, test, type KitPage } from '../../harness/kit-page'
import { expectPicture } from '../../harness/pictures'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Opens every component that can open, one after the other, and calls `check` with a label and a selector for each. */
async function openAll(kit: KitPage, check: (where: string, selector: string) => Promise<void>): Promise<void> {
  await kit.press('Virheyhteenveto', 'Lähetä varaus')
  await kit.press('Vihje', 'Lisätietoja')
  await expect(kit.section('Vihje').getByRole('status')).toContainText('Octavia')
  await check('page', 'body')
  await kit.press('Päivämäärä', 'Valitse päivä kalenterista, torstai 17.9.2026, valittu')
  await expect(kit.dialog.getByRole('grid', { name: 'syyskuu 2026' })).toBeVisible()
  await check('date', '[role=dialog]')
  await kit.page.keyboard.press('Escape')
  for (const button of ['Palvelu sisältää', 'Aloita alusta', 'Pitkä sisältö']) {
    await kit.press('Dialogit', button)
    await expect(kit.dialog).toBeVisible()
    await check(button, 'dialog')
    await kit.page.keyboard.press('Escape')
    await expect(kit.dialog).toHaveCount(0)
  }
  await kit.press('Ilmoitukset', 'Suljettavaksi')
  await expect(kit.toasts).toHaveCount(3)
  await check('notifications', '[aria-label=Ilmoitukset]')
}

test(
  'has no axe violations in the kit in either scheme, also with every component open',
  { tag: '@desktop' },
  async ({ kit }) => {
    test.slow()
    await kit.page.emulateMedia({ reducedMotion: 'reduce' })
    await openAll(kit, async (where, selector) => {
      expect.soft(await violations(kit.page, { tags: RULES }, selector), where).toEqual([])
      // Only the colours differ in the dark scheme.
      await showScheme(kit.page, 'dark')
      expect.soft(await violations(kit.page, { rules: ['color-contrast'] }, selector), `${where}, dark`).toEqual([])
      await showScheme(kit.page, 'light')
    })
  },
)

test('shows chosen, free and focused states when colours are forced', { tag: '@desktop' }, async ({ kit }) => {
  await kit.page.emulateMedia({ forcedColors: 'active' })
  const choices = kit.section('Valinnat')
  const chosen = [
    choices.locator('label', { hasText: 'Valittu' }).first(),
    choices.locator('label', { hasText: 'Aamulla' }).first(),
    kit.section('Valintarivit').locator('div:has(> input:checked)').first(),
    kit.section('Päivät').getByRole('button', { pressed: true }).first(),
  ]
  for (const one of chosen) await expect(one).toHaveCSS('outline', /solid/)
  await expect(choices.locator('label', { hasText: 'Valitsematta' }).first()).toHaveCSS('outline-style', 'none')
  // Only the system's own checkbox shows its check mark in forced colours.
  for (const box of await kit.page.locator('input[type=checkbox]').all())
    await expect(box).toHaveCSS('appearance', 'auto')
  const free = kit.section('Päivät').locator('[data-date="2026-09-14"]').first()
  await expect(free).toHaveCSS('text-decoration-line', 'underline')
  const field = kit.section('Kentät').getByLabel('Oletus')
  await field.focus()
  await expect(field).toHaveCSS('outline', /3px/)
})

test('runs no animation except spinners when reduced motion is preferred', { tag: '@desktop' }, async ({ kit }) => {
  await kit.page.emulateMedia({ reducedMotion: 'reduce' })
  await kit.press('Ilmoitukset', 'Suljettavaksi')
  await kit.press('Ilmoitukset', 'Viideksi sekunniksi')
  await expect(kit.toasts).toHaveCount(4)
  const moving = await kit.page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getTiming().duration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName.split('-')[0] : animation.id)),
  )
  // The spinner of a busy button turns slowly, because it shows progress.
  expect(new Set(moving)).toEqual(new Set(['spin']))
})

test('TM-06 a segmented choice keeps its height when the other option is chosen, at any width', async ({ kit }) => {
  const group = kit.page.getByRole('group', { name: 'Milloin tuot autosi?' })
  const heights = (): Promise<readonly number[]> =>
    group.evaluate((fieldset) => {
      const widths = Array.from({ length: 120 }, (_, step) => 180 + 2 * step)
      const measured = widths.map((width) => {
        fieldset.style.width = `${width}px`
        return fieldset.getBoundingClientRect().height
      })
      fieldset.style.width = ''
      return measured
    })
  await group.getByRole('radio').first().check()
  const before = await heights()
  await group.getByRole('radio').last().check()
  expect(await heights()).toEqual(before)
  // Otherwise no width would make a label wrap.
  expect(new Set(before).size).toBeGreaterThan(1)
})

test(
  'RT-09 notifications are at the top right, at most 400 px wide, and do not cover the bottom bar',
  { tag: '@quick' },
  async ({ kit }) => {
    await kit.press('Ilmoitukset', 'Suljettavaksi')
    const { width, height } = kit.page.viewportSize() ?? { width: 0, height: 0 }
    for (const toast of await kit.toasts.all()) {
      const box = await toast.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(400)
      expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24)
    }
    for (let left = 3; left > 0; left--) {
      await kit.toasts.first().click()
      await expect(kit.toasts).toHaveCount(left - 1)
    }
    await kit.press('Ilmoitukset', 'Paljon')
    await expect(kit.toasts).toHaveCount(20)
    const isFree = await kit.page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[aria-live]') === null,
      [width / 2, height - 38],
    )
    expect(isFree).toBe(true)
    await kit.toasts.last().scrollIntoViewIfNeeded()
    await expect(kit.toasts.last()).toBeInViewport({ ratio: 1 })
  },
)

test(
  'pauses the progress line of a notification while it has the focus, and restarts it afterwards',
  { tag: '@desktop' },
  async ({ kit }) => {
    // A fixed time, so that the notification does not expire on a slow machine.
    await kit.page.clock.setFixedTime('2026-11-23T08:00:00+02:00')
    await kit.press('Ilmoitukset', 'Viideksi sekunniksi')
    /** Returns the state of the line's animation. `to` first sets its current time in ms. */
    const line = (to?: number) =>
      kit.toasts.first().evaluate((toast, to) => {
        const all = toast.getAnimations({ subtree: true })
        const one = all.find(({ effect }) => effect?.getTiming().fill === 'forwards')
        if (to !== undefined && one) one.currentTime = to
        return { duration: one?.effect?.getTiming().duration, state: one?.playState, at: Number(one?.currentTime) }
      }, to)
    expect((await line()).duration).toBe(5000)
    await kit.toasts.first().getByRole('button').focus()
    expect(await line(4990)).toMatchObject({ state: 'paused', at: 4990 })
    await kit.section('Ilmoitukset').getByRole('button', { name: 'Paljon' }).focus()
    await expect.poll(async () => (await line()).at).toBeLessThan(4990)
  },
)

test(
  'NO-04 closes a dialog on Escape and on a press outside, returns the focus to its opener and lets the page scroll again',
  { tag: ['@quick', '@desktop'] },
  async ({ kit }) => {
    const opener = kit.section('Dialogit').getByRole('button', { name: 'Aloita alusta' })
    const page = kit.page.locator('html')
    const leave = [() => kit.page.keyboard.press('Escape'), () => kit.page.mouse.click(10, 10)]
    for (const by of leave) {
      await opener.click()
      await expect(kit.dialog).toBeFocused()
      await expect(page).toHaveCSS('overflow', 'hidden')
      await by()
      await expect(kit.dialog).toHaveCount(0)
      await expect(page).toHaveCSS('overflow', 'visible')
      await expect(opener).toBeFocused()
    }
  },
)

test('NO-04 keeps a static dialog open until one of its buttons is pressed', { tag: '@desktop' }, async ({ kit }) => {
  await kit.press('Dialogit', 'Vain omilla painikkeilla')
  await kit.page.keyboard.press('Escape')
  await kit.page.keyboard.press('Escape')
  await kit.page.mouse.click(10, 10)
  await expect(kit.dialog).toBeVisible()
  await kit.dialog.getByRole('button', { name: 'Jatka varausta' }).click()
  await expect(kit.dialog).toHaveCount(0)
})

test('focuses a long dialog, which scrolls inside and is a bottom sheet on a phone', async ({ kit }) => {
  await kit.page.emulateMedia({ reducedMotion: 'reduce' })
  await kit.press('Dialogit', 'Pitkä sisältö')
  await expect(kit.dialog).toBeFocused()
  const { width, height } = kit.page.viewportSize() ?? { width: 0, height: 0 }
  const box = (await kit.dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(box.height).toBeLessThan(height)
  if (width < 768) expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, width, height])
  else expect(Math.abs(box.x * 2 + box.width - width)).toBeLessThanOrEqual(1)
  const last = kit.dialog.getByText('Kohta 40')
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('every control has a touch target of 44 px', async ({ kit }) => {
  const small = await kit.page.evaluate(() => {
    const controlAt = (x: number, y: number): Element | null => {
      const hit = document.elementFromPoint(x, y)
      return hit?.closest('label')?.control ?? hit?.closest('a, button, input, select, textarea') ?? null
    }
    const tooSmall = (control: Element): boolean => {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // The label or row of a checkbox or radio extends to the right of it, so the left side is not tested.
      const sides = control.matches('[type=checkbox], [type=radio]') ? [0, 21] : [-21, 21]
      return [...sides.map((by) => [x + by, y]), [x, y - 21], [x, y + 21]].some(
        ([atX = 0, atY = 0]) => controlAt(atX, atY) !== control,
      )
    }
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter(tooSmall)
      .map((control) => control.outerHTML.slice(0, 160))
  })
  expect(small).toEqual([])
})

test('no section or dialog overflows at 320 px', { tag: '@phone' }, async ({ kit }) => {
  await kit.page.setViewportSize({ width: 320, height: 800 })
  await openAll(kit, async (where) => {
    const wide = () =>
      kit.page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main section, dialog, [role=dialog]')]
          .filter((place) => place.scrollWidth > place.clientWidth)
          .map((place) => place.outerHTML.slice(0, 100)),
      )
    // Polls, because an opened element is positioned after its first layout.
    await expect.poll(wide, where).toEqual([])
  })
})

/** Names of the pictures, with the title of the section or, in DIALOGS, the button that opens the dialog. */
const SECTIONS = [
  ['colours', 'Värit'],
  ['buttons', 'Painikkeet'],
  ['fields', 'Kentät'],
  ['choices', 'Valinnat'],
  ['days', 'Päivät'],
  ['inquiry', 'Aikatiedustelu'],
  ['date', 'Päivämäärä'],
  ['messages', 'Viestit sivulla'],
  ['plates', 'Rekisterikilvet, tunnisteet ja kuvakkeet'],
  ['rows', 'Valintarivit'],
  ['cards', 'Kortit'],
  ['loading', 'Lataus'],
  ['states', 'Tyhjä ja virhe'],
] as const
const DIALOGS = [
  ['dialog', 'Palvelu sisältää'],
  ['question', 'Aloita alusta'],
] as const

async function takePictures(kit: KitPage, suffix: string, skipped: readonly string[]): Promise<void> {
  const { width } = kit.page.viewportSize() ?? { width: 1280 }
  // A high viewport shows each section completely, so that its picture is not stitched together while scrolling.
  await kit.page.setViewportSize({ width, height: 1400 })
  const take = async (name: string, seen: Locator): Promise<void> => {
    if (!skipped.includes(name)) await expectPicture(seen, `kit-${name}${suffix}`)
  }
  for (const [name, title] of SECTIONS) await take(name, kit.section(title))
  await openAll(kit, async (where) => {
    if (where === 'page') await take('errors', kit.section('Virheyhteenveto'))
    if (where === 'notifications') await take('toast', kit.toasts.first())
    if (where === 'date') await take('date-picker', kit.dialog)
    for (const [name, button] of DIALOGS) if (where === button) await take(name, kit.dialog)
  })
}

test('the kit matches its pictures', async ({ kit }) => {
  test.slow()
  await kit.page.emulateMedia({ reducedMotion: 'reduce' })
  // On the phone, these sections differ from the desktop in width only.
  await takePictures(kit, '', test.info().project.name === 'phone' ? ['cards', 'states'] : [])
})

test('the kit matches its pictures in the dark scheme', { tag: '@desktop' }, async ({ kit }) => {
  test.slow()
  await kit.page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  // These sections contain no colours that the others do not show.
  await takePictures(kit, '-dark', ['rows', 'cards', 'loading', 'states', 'inquiry', 'date'])
})
