import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

/** Distance of an element's bottom or top edge from the top of the page, in CSS pixels. */
const bottom = (element: Locator): Promise<number> =>
  element.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY)
const top = (element: Locator): Promise<number> =>
  element.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
const height = (element: Locator): Promise<number> => element.evaluate((one) => one.getBoundingClientRect().height)
/** Distance of an element's bottom edge from the top of the viewport. */
const bottomInView = (element: Locator): Promise<number> =>
  element.evaluate((one) => one.getBoundingClientRect().bottom)
/** The height in which everything can be scrolled to. */
const pageHeight = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => document.documentElement.scrollHeight)

test.describe('on a screen of 390 by 844 @phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('LO-01 Continue of the vehicle step is in the first view @quick @find-vehicle', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/huolto')
    await visitor.sees('vehicle')
    expect(await bottom(visitor.vehicle.next)).toBeLessThanOrEqual(620)
  })

  test('LO-04 LO-05 the first workplace can be chosen in the first view, and all in three @quick @choose-workplace', async ({
    page,
  }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('workplace')
    await expect(page.getByText('Aikaisin', { exact: true })).toBeVisible()
    expect(await bottom(visitor.workplace.cards.first().getByRole('button'))).toBeLessThanOrEqual(760)
    expect(await pageHeight(visitor)).toBeLessThanOrEqual(2250)
  })

  test('LO-08 the first service stands within 480 below the heading @quick @choose-services', async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    const first = page.getByRole('checkbox').first()
    await expect(first).toBeVisible()
    expect((await top(first)) - (await top(visitor.shell.step('services')))).toBeLessThanOrEqual(480)
  })

  test('LO-10 nine times end above the bar once the heading is at the top @quick @reserve-time', async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    await visitor.services.service('Perushuolto (öljynvaihtohuolto)').check()
    await visitor.services.next.click()
    await visitor.sees('time')
    await expect(visitor.shell.step('time')).toBeFocused()
    await expect(visitor.time.slots).toHaveCount(9)
    const bar = page.getByRole('region', { name: 'Varauksesi' })
    await expect(async () => {
      expect(await bottomInView(visitor.time.slots.last())).toBeLessThanOrEqual(844 - (await height(bar)))
    }).toPass()
  })
})

test.describe('on a wide screen @desktop', () => {
  test('LO-03 Continue of the vehicle step is in the first view @quick @any-server @find-vehicle', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/huolto')
    await visitor.sees('vehicle')
    expect(await bottom(visitor.vehicle.next)).toBeLessThanOrEqual(700)
  })

  test('LO-04 twelve workplaces take two screens @quick @choose-workplace', async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('workplace')
    await expect(page.getByText('Aikaisin', { exact: true })).toBeVisible()
    expect(await pageHeight(visitor)).toBeLessThanOrEqual(1600)
  })

  test('LO-07 LO-08 price and Continue stand above the code, and nothing of the order is cut @quick @choose-services', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    expect(await top(page.getByRole('checkbox').first())).toBeLessThanOrEqual(740)
    await visitor.services.service('Perushuolto (öljynvaihtohuolto)').check()
    // A service without a choice, which would add a line to its row.
    await page.getByRole('button', { name: /^Jarrut/ }).click()
    await visitor.services.service('Jarrujen tarkastus').check()
    await expect(visitor.services.chosen).toContainText('298,00')
    expect(await height(visitor.services.chosen)).toBeLessThanOrEqual(500)
    expect(await bottom(visitor.services.next)).toBeLessThanOrEqual(await top(page.getByLabel('Etukoodi')))
    expect(await bottomInView(visitor.services.chosen)).toBeLessThanOrEqual(720)
  })

  test('LO-06 four finished steps are one low strip @quick @enter-customer', async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('customer')
    const strip = visitor.shell.card('Ajoneuvo').locator('xpath=..')
    await expect(strip.locator('section')).toHaveCount(4)
    expect(await height(strip)).toBeLessThanOrEqual(130)
  })

  test('LO-09 the first time is in the first view @quick @any-server @reserve-time', async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('time')
    expect(await top(visitor.time.slots.first())).toBeLessThanOrEqual(620)
  })

  test('LO-11 the order with what was described and its button fits beside the form @quick @enter-customer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    await visitor.services.service('Perushuolto (öljynvaihtohuolto)').check()
    await visitor.services.symptom.fill('Jarrut vinkuvat kylmällä, etenkin oikea etupyörä')
    await visitor.services.symptom.press('Enter')
    await visitor.services.notes.fill('Olen puhelimessa tavoitettavissa klo 12 jälkeen.')
    await visitor.services.next.click()
    await visitor.sees('time')
    await visitor.time.chooseFirst()
    await visitor.time.next.click()
    await visitor.sees('customer')
    const order = page.getByRole('region', { name: 'Varauksesi' }).first()
    await expect(order).toContainText('Jarrut vinkuvat')
    expect(await height(order)).toBeLessThanOrEqual(680)
    await expect(order.getByRole('button', { name: 'Lähetä varaus' })).toBeInViewport()
  })
})
