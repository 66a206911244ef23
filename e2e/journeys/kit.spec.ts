import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { showScheme } from '../harness/access'
import { expect, test, type KitPage } from '../harness/kit-page'
import { expectPicture } from '../harness/pictures'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in a part of the page; a dialog leaves nothing else to look at. */
async function violations(page: Page, part: string, rules: readonly string[] = []): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(RULES)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Everything that opens, one after the other; `look` sees each of them. */
async function openAll(kit: KitPage, look: (where: string, part: string) => Promise<void>): Promise<void> {
  await kit.press('Virheyhteenveto', 'Lähetä varaus')
  await kit.press('Vihje', 'Lisätietoja')
  await expect(kit.section('Vihje').getByRole('status')).toContainText('Octavia')
  await look('page', 'body')
  await kit.press('Päivämäärä', 'Valitse päivä kalenterista, to 17.9.2026, valittu')
  await expect(kit.dialog.getByRole('grid', { name: 'syyskuu 2026' })).toBeVisible()
  await look('date', 'dialog')
  await kit.page.keyboard.press('Escape')
  for (const button of ['Palvelu sisältää', 'Aloita alusta', 'Pitkä sisältö']) {
    await kit.press('Dialogit', button)
    await expect(kit.dialog).toBeVisible()
    await look(button, 'dialog')
    await kit.page.keyboard.press('Escape')
    await expect(kit.dialog).toHaveCount(0)
  }
  await kit.press('Ilmoitukset', 'Suljettavaksi')
  await expect(kit.toasts).toHaveCount(3)
  await look('notifications', '[aria-label=Ilmoitukset]')
}

test('axe finds nothing in the kit, with everything opened, light or dark', { tag: '@desktop' }, async ({ kit }) => {
  test.slow()
  await kit.page.emulateMedia({ reducedMotion: 'reduce' })
  await openAll(kit, async (where, part) => {
    expect.soft(await violations(kit.page, part), where).toEqual([])
    // In the dark only the colours differ.
    await showScheme(kit.page, 'dark')
    expect.soft(await violations(kit.page, part, ['color-contrast']), `${where}, dark`).toEqual([])
    await showScheme(kit.page, 'light')
  })
})

test('forced colours keep what is chosen, free and focused', { tag: '@desktop' }, async ({ kit }) => {
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
  // The system's own box is the one that shows its check mark.
  for (const box of await kit.page.locator('input[type=checkbox]').all())
    await expect(box).toHaveCSS('appearance', 'auto')
  const free = kit.section('Päivät').locator('[data-date="2026-09-14"]').first()
  await expect(free).toHaveCSS('text-decoration-line', 'underline')
  const field = kit.section('Kentät').getByLabel('Oletus')
  await field.focus()
  await expect(field).toHaveCSS('outline', /3px/)
})

test('with reduced motion nothing shimmers, slides or runs out', { tag: '@desktop' }, async ({ kit }) => {
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
  // The ring of a busy button turns slowly: it says that work is under way.
  expect(new Set(moving)).toEqual(new Set(['spin']))
})

test(
  'RT-09 notifications stand at the top right, 400 px wide at most, and leave the bottom bar free',
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
  'a notification shows its time by a line, which stands still while it is read and then starts over',
  { tag: '@desktop' },
  async ({ kit }) => {
    // It must not go while it is looked at, however slow the machine is.
    await kit.page.clock.setFixedTime('2026-11-23T08:00:00+02:00')
    await kit.press('Ilmoitukset', 'Viideksi sekunniksi')
    /** `to` moves the line on, as waiting would. */
    const line = (to?: number) =>
      kit.toasts.first().evaluate((toast, to) => {
        const all = toast.getAnimations({ subtree: true })
        const one = all.find(({ effect }) => effect?.getTiming().fill === 'forwards')
        if (to !== undefined && one) one.currentTime = to
        return { duration: one?.effect?.getTiming().duration, state: one?.playState, at: Number(one?.currentTime) }
      }, to)
    expect((await line()).duration).toBe(5000)
    await kit.toasts.first().focus()
    expect(await line(4990)).toMatchObject({ state: 'paused', at: 4990 })
    await kit.section('Ilmoitukset').getByRole('button', { name: 'Paljon' }).focus()
    await expect.poll(async () => (await line()).at).toBeLessThan(4990)
  },
)

test(
  'NO-04 Escape and a press beside it close a dialog, and the focus goes back to what opened it',
  { tag: ['@quick', '@desktop'] },
  async ({ kit }) => {
    const opener = kit.section('Dialogit').getByRole('button', { name: 'Aloita alusta' })
    const leave = [() => kit.page.keyboard.press('Escape'), () => kit.page.mouse.click(10, 10)]
    for (const by of leave) {
      await opener.click()
      await expect(kit.dialog.getByRole('button', { name: 'Jatka varausta' })).toBeFocused()
      await by()
      await expect(kit.dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)

test('NO-04 a static dialog stays until one of its buttons is pressed', { tag: '@desktop' }, async ({ kit }) => {
  await kit.press('Dialogit', 'Vain omilla painikkeilla')
  await kit.page.keyboard.press('Escape')
  await kit.page.keyboard.press('Escape')
  await kit.page.mouse.click(10, 10)
  await expect(kit.dialog).toBeVisible()
  await kit.dialog.getByRole('button', { name: 'Jatka varausta' }).click()
  await expect(kit.dialog).toHaveCount(0)
})

test('a long dialog is read from its beginning and scrolls inside; on a phone it is a sheet at the bottom', async ({
  kit,
}) => {
  await kit.page.emulateMedia({ reducedMotion: 'reduce' })
  await kit.press('Dialogit', 'Pitkä sisältö')
  await expect(kit.dialog.getByRole('heading', { name: 'Lisätietoja' })).toBeFocused()
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

test('everything that can be pressed is a target of 44 px', async ({ kit }) => {
  const small = await kit.page.evaluate(() => {
    const controlAt = (x: number, y: number): Element | null => {
      const hit = document.elementFromPoint(x, y)
      return hit?.closest('label')?.control ?? hit?.closest('a, button, input, select, textarea') ?? null
    }
    const tooSmall = (control: Element): boolean => {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // A box is as large as the label or row that it stands at the left edge of.
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

test('at 320 px nothing sticks out of its place', { tag: '@phone' }, async ({ kit }) => {
  await kit.page.setViewportSize({ width: 320, height: 800 })
  await openAll(kit, async (where) => {
    const wide = () =>
      kit.page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main section, dialog')]
          .filter((place) => place.scrollWidth > place.clientWidth)
          .map((place) => place.outerHTML.slice(0, 100)),
      )
    // What opens is put in its place by code that comes then.
    await expect.poll(wide, where).toEqual([])
  })
})

/** What a picture shows, by its name: a section, or what the button of that name opens. */
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

async function takePictures(kit: KitPage, suffix: string, left: readonly string[]): Promise<void> {
  const { width } = kit.page.viewportSize() ?? { width: 1280 }
  // A section is then seen at once, and not put together from two views.
  await kit.page.setViewportSize({ width, height: 1400 })
  const take = async (name: string, seen: Locator): Promise<void> => {
    if (!left.includes(name)) await expectPicture(seen, `kit-${name}${suffix}`)
  }
  for (const [name, title] of SECTIONS) await take(name, kit.section(title))
  await openAll(kit, async (where) => {
    if (where === 'page') await take('errors', kit.section('Virheyhteenveto'))
    if (where === 'notifications') await take('toast', kit.toasts.first())
    if (where === 'date') await take('date-picker', kit.dialog)
    for (const [name, button] of DIALOGS) if (where === button) await take(name, kit.dialog)
  })
}

test('the kit looks as it did', async ({ kit }) => {
  test.slow()
  await kit.page.emulateMedia({ reducedMotion: 'reduce' })
  // Cards are as on the desktop, but narrower.
  await takePictures(kit, '', test.info().project.name === 'phone' ? ['cards', 'states'] : [])
})

test('the kit looks as it did in the dark', { tag: '@desktop' }, async ({ kit }) => {
  test.slow()
  await kit.page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  // These have no colour that the others do not show.
  await takePictures(kit, '-dark', ['rows', 'cards', 'loading', 'states', 'inquiry', 'date'])
})
