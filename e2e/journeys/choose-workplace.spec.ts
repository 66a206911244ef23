import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/access'
import { expect, test } from '../harness/test'
import { USUAL, Visitor } from '../pages/visitor'

/** A chain with many workshops: the later in the list, the sooner one is free, told when the returned function is called. */
async function manyWorkshops(page: Page, count: number): Promise<() => void> {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  let tell = (): void => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  await page.route(/\/compatible-organizations\/v2/, (route) =>
    route.fulfill({ json: ids.map((id) => ({ id, name: `Paja ${id}`, address: `Katu ${id}`, post_office: 'Espoo' })) }),
  )
  await page.route(/\/organization-next-free-times/, async (route) => {
    await told
    const day = (id: number): string => new Date(Date.UTC(2027, 0, 1 + count - id)).toISOString().slice(0, 10)
    await route.fulfill({ json: ids.map((id) => ({ organizationId: id, firstFreeTime: day(id) })) })
  })
  return tell
}

test(
  'OR-03 OR-06 a card under the pointer does not move when the free times come; the order follows the pointer’s leave',
  { tag: ['@quick', '@desktop', '@choose-workplace'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { workplace } = visitor
    const tell = await manyWorkshops(page, 9)
    await visitor.startsAt('workplace')
    await workplace.select('Paja 2').hover()
    const before = await workplace.select('Paja 2').boundingBox()
    tell()
    await expect(workplace.card('Paja 9')).toContainText('Ensimmäinen vapaa aika')
    await expect(workplace.order).toBeVisible()
    expect(await workplace.select('Paja 2').boundingBox()).toEqual(before)
    await expectAccessible(page, 'the workplaces, with the offer of an order')
    await page.mouse.move(1, 1)
    await expect(workplace.names.first()).toHaveText('Paja 9')
    await expect(workplace.order).toHaveCount(0)
  },
)

test(
  'OR-03 OR-06 nothing moves for a visitor who has scrolled into a long list, until they come back up or ask for it',
  { tag: ['@phone', '@choose-workplace'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { workplace } = visitor
    const tell = await manyWorkshops(page, 100)
    await visitor.startsAt('workplace')
    await expect(workplace.cards).toHaveCount(100)
    await workplace.card('Paja 60').scrollIntoViewIfNeeded()
    const before = await workplace.card('Paja 60').boundingBox()
    tell()
    await expect(workplace.card('Paja 60')).toContainText('Ensimmäinen vapaa aika')
    await expect(workplace.order).toBeInViewport()
    expect(await workplace.card('Paja 60').boundingBox()).toEqual(before)
    await workplace.order.tap()
    await expect(workplace.names.first()).toHaveText('Paja 100')
    await expect(workplace.names.first()).toBeInViewport()
    await workplace.search.fill('paja 60')
    await expect(workplace.cards).toHaveCount(1)
    await expectAccessible(page, 'the workplaces that were searched for')
  },
)

test(
  'OR-07 the workplaces are found with the keyboard, the nearest first where the visitor allows it',
  { tag: ['@quick', '@desktop', '@choose-workplace'] },
  async ({ page, context }) => {
    const visitor = new Visitor(page)
    const { workplace } = visitor
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 61.4978, longitude: 23.761 })
    await visitor.startsAt('workplace')
    await workplace.search.focus()
    await page.keyboard.press('Tab')
    await expect(workplace.nearest).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(workplace.names.first()).toHaveText('Tampere Sarankulma')
    await expect(workplace.cards.first()).toContainText(/\d km/)
    await expectAccessible(page, 'the nearest workplaces first')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('roihu')
    await expect(workplace.cards).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(workplace.clearSearch).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(workplace.select(USUAL.workplace)).toBeFocused()
    await page.keyboard.press('Enter')
    await visitor.sees('services')
  },
)
