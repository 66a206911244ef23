import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

/**
 * Mocks a chain with many workshops. The last one in the list has the first free time. The returned function releases
 * the response with the free times.
 */
async function manyWorkshops(page: Page, count: number): Promise<() => void> {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/compatible-organizations\/v2/, (route) =>
    route.fulfill({ json: ids.map((id) => ({ id, name: `Paja ${id}`, address: `Katu ${id}`, post_office: 'Espoo' })) }),
  )
  await page.route(/\/organization-next-free-times/, async (route) => {
    await released
    const day = (id: number): string => new Date(Date.UTC(2027, 0, 1 + count - id)).toISOString().slice(0, 10)
    await route.fulfill({ json: ids.map((id) => ({ organizationId: id, firstFreeTime: day(id) })) })
  })
  return release
}

test(
  'OR-03 OR-06 keeps the order while the pointer is over a card and free times arrive, and sorts once it leaves',
  { tag: ['@quick', '@desktop', '@choose-workplace'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { workplace } = visitor
    const release = await manyWorkshops(page, 9)
    await visitor.startsAt('workplace')
    await workplace.select('Paja 2').hover()
    await workplace.select('Paja 2').hover({ position: { x: 20, y: 20 } })
    const before = await workplace.select('Paja 2').boundingBox()
    release()
    await expect(workplace.card('Paja 9')).toContainText('Ensimmäinen vapaa aika')
    await expect(workplace.sort).toBeVisible()
    expect(await workplace.select('Paja 2').boundingBox()).toEqual(before)
    await expectAccessible(page, 'the workplaces, with the sort button')
    // Axe scrolls the page, and a list that is scrolled down keeps its order.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.move(1, 1)
    await expect(workplace.names.first()).toHaveText('Paja 9')
    await expect(workplace.sort).toHaveCount(0)
  },
)

test(
  'OR-03 OR-06 keeps the order while the visitor has scrolled down a long list, until they press the sort button',
  { tag: ['@phone', '@choose-workplace'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { workplace } = visitor
    const release = await manyWorkshops(page, 100)
    await visitor.startsAt('workplace')
    await expect(workplace.cards).toHaveCount(100)
    await workplace.card('Paja 60').scrollIntoViewIfNeeded()
    // A card that was out of view gets its own height in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const before = await workplace.card('Paja 60').boundingBox()
    release()
    await expect(workplace.card('Paja 60')).toContainText('Ensimmäinen vapaa aika')
    await expect(workplace.sort).toBeInViewport()
    expect(await workplace.card('Paja 60').boundingBox()).toEqual(before)
    await workplace.sort.tap()
    await expect(workplace.names.first()).toHaveText('Paja 100')
    await expect(workplace.names.first()).toBeInViewport()
    await workplace.search.fill('paja 60')
    await expect(workplace.cards).toHaveCount(1)
    await expectAccessible(page, 'the workplaces that were searched for')
  },
)

test(
  'OR-07 finds a workplace by keyboard, and sorts by distance when the visitor allows geolocation',
  { tag: ['@quick', '@desktop', '@choose-workplace'] },
  async ({ page, context }) => {
    const visitor = new Visitor(page)
    const { workplace } = visitor
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 61.4978, longitude: 23.761 })
    await visitor.startsAt('workplace')
    await workplace.search.focus()
    await page.keyboard.press('Tab')
    await expect(workplace.earliest).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(workplace.nearest).toBeFocused()
    await expect(workplace.names.first()).toHaveText('Tampere Sarankulma')
    await expect(workplace.cards.first()).toContainText(/\d km/)
    await expectAccessible(page, 'the nearest workplaces first')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('roihu')
    await expect(workplace.cards).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(workplace.clearSearch).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(workplace.select(USUAL.workplace)).toBeFocused()
    await page.keyboard.press('Enter')
    await visitor.sees('services')
  },
)
