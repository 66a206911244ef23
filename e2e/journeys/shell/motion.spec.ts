import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Payments } from '../../pages/payments'
import { Visitor } from '../../pages/visitor'

/** Duration and delay in ms of the animation that the style of the element, or of one inside it, names. */
const motionOf = (element: Locator): Promise<readonly [duration: number, delay: number]> =>
  element.evaluate((one) => {
    const ms = (time: string): number => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
    const animated = [one, ...one.querySelectorAll('*')]
      .map((each) => getComputedStyle(each))
      .find(({ animationName }) => animationName !== 'none')
    return animated ? [ms(animated.animationDuration), ms(animated.animationDelay)] : [0, 0]
  })

for (const [reducedMotion, title] of [
  ['no-preference', 'moves as the table of motion says'],
  ['reduce', 'does not move for a visitor who wants no motion'],
] as const)
  test(`V2 motion: ${title}`, { tag: ['@desktop', '@maintenance'] }, async ({ page, context }) => {
    // A hundredth of a millisecond ends an animation at once, and its events still come.
    const expected = (ms: number, delay = 0) => (reducedMotion === 'reduce' ? [expect.closeTo(0, 1), 0] : [ms, delay])
    await page.emulateMedia({ reducedMotion })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 60.17, longitude: 24.94 })
    const visitor = new Visitor(page)
    const { shell, workplace, services, time, customer } = visitor

    await visitor.opens('workplace')
    const hero = shell.card('Ajoneuvo')
    // Drawings load after the form works.
    await expect.poll(() => motionOf(hero.locator('svg').last().locator('xpath=..'))).toEqual(expected(480))
    await expect(page.getByText('Aikaisin', { exact: true })).toBeVisible()
    const groups = page.getByRole('group', { name: 'Toimipisteet' }).locator('> div')
    expect(await motionOf(groups.first())).toEqual([0, 0])
    await page.getByRole('radio', { name: 'Lähin ensin' }).check()
    await expect(page.getByText('Lähin', { exact: true })).toBeVisible()
    expect(await motionOf(groups.first())).toEqual(expected(120))
    await page.getByRole('radio', { name: 'Aikaisin ensin' }).check()
    await expect(page.getByText('Aikaisin', { exact: true })).toBeVisible()
    expect(await motionOf(groups.first())).toEqual(expected(120))

    await workplace.select('Helsinki Roihupelto').click()
    await visitor.sees('services')
    const cell = shell.card('Toimipiste')
    expect(await motionOf(cell)).toEqual(expected(320))
    expect(await motionOf(cell.getByRole('heading').locator('span').first())).toEqual(expected(200))
    // The gauge stands still, and what the step opens with does not grow.
    expect(await motionOf(page.getByRole('region', { name: 'Autosi huoltoväli' }))).toEqual([0, 0])
    const panelOf = async (button: Locator): Promise<Locator> =>
      page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
    expect(await motionOf(await panelOf(services.category('Lisäpalvelut')))).toEqual([0, 0])
    const brakes = page.getByRole('heading', { name: /^Jarrut/ }).getByRole('button')
    await brakes.click()
    expect(await motionOf(await panelOf(brakes))).toEqual(expected(200))
    await services.service('Perushuolto (öljynvaihtohuolto)').check()
    await expect(services.chosen).toContainText('249,00')
    expect(await motionOf(services.chosen)).toEqual([0, 0])
    await services.next.click()

    await visitor.sees('time')
    expect(await motionOf(page.getByRole('grid').first())).toEqual([0, 0])
    await time.chooseFirst()
    await time.next.click()
    await visitor.sees('customer')
    const payments = new Payments(page)
    await payments.openCard.click()
    const details = payments.openCard.locator('xpath=ancestor::label/following-sibling::div')
    expect(await motionOf(details)).toEqual(expected(200))
    await payments.atWorkplace.click()
    await customer.fill(somebody())
    await customer.send.click()
    await visitor.sees('thanks')
    const arrival = shell.step('thanks').locator('xpath=ancestor::div[3]').locator('svg')
    await expect.poll(() => motionOf(arrival)).toEqual(reducedMotion === 'reduce' ? [0, 0] : [600, 120])
  })
