import { expectAccessible } from '../harness/access'
import { held } from '../harness/calls'
import { reload } from '../harness/reload'
import { expect, test } from '../harness/test'
import { OrderPanel } from '../pages/order-panel'
import { USUAL, Visitor } from '../pages/visitor'

test.describe('the order panel', { tag: ['@choose-services', '@redeem-code'] }, () => {
  test(
    'SV-10 SV-11 stays in sight beside the step, says for 3 s that a code is not valid, and shows what a valid one does',
    { tag: ['@quick', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const order = new OrderPanel(page)
      await visitor.startsAt('services')
      await visitor.services.service(USUAL.service).check()
      await expect(order.panel).toContainText(/yhteensä\s*249,00\s€/)
      await expect(order.bar).toBeHidden()

      // Its timers run by hand from here on.
      await page.clock.install({ time: await page.evaluate(() => Date.now()) })
      await order.code.fill('eitoimi')
      await order.code.press('Enter')
      const refusal = order.panel.getByRole('alert')
      await expect(refusal).toHaveText('Etukoodi ei kelpaa')
      await expectAccessible(page, 'a code that is not valid')
      await page.clock.fastForward(3000)
      await expect(refusal).toHaveCount(0)
      await expect(order.code).toHaveValue('EITOIMI')
      await order.code.fill('talvi15')
      await order.save.click()
      await expect(order.panel).toContainText(/yhteensä\s*211,65\s€/)
      await expect(order.code).toHaveAccessibleDescription('Etukoodi TALVI15 on käytössä.')
      await reload(page)
      await expect(order.code).toHaveAccessibleDescription('Etukoodi TALVI15 on käytössä.')
      await expect(order.marketing).toBeVisible()
      await expectAccessible(page, 'a code in use')

      // Lower than the panel, at the end of the page: the way on is still there, and what is in focus is not below it.
      await page.setViewportSize({ width: 1280, height: 420 })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(order.next).toBeInViewport({ ratio: 1 })
      await order.code.focus()
      const [code, next] = [await order.code.boundingBox(), await order.next.boundingBox()]
      expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
    },
  )

  test(
    'SV-10 a press on Continue counts although a price comes and pushes it away, and not where the hand has left it',
    { tag: '@desktop' },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { mouse } = page
      const order = new OrderPanel(page)
      await visitor.startsAt('services')
      const release = await held(page, 'add-products-to-cart')
      await visitor.services.service(USUAL.service).check()
      const { x = 0, y = 0, width = 0, height = 0 } = (await order.next.boundingBox()) ?? {}
      const [left, top] = [x + width / 2, y + height / 2]
      await mouse.move(left, top)
      await mouse.down()
      await mouse.move(left - 500, top)
      await mouse.up()
      await mouse.move(left, top)
      await mouse.down()
      await release()
      await expect(order.panel).toContainText(/yhteensä\s*249,00\s€/)
      // It is not under the pointer any more.
      expect((await order.next.boundingBox())?.y).toBeGreaterThan(top)
      await expect(visitor.shell.step('services')).toBeVisible()
      await mouse.up()
      await visitor.sees('time')
    },
  )

  test(
    'SV-10 SV-12 follows the step on a phone, with a bar that goes on and covers nothing',
    { tag: ['@quick', '@phone'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const order = new OrderPanel(page)
      await visitor.startsAt('services')
      await visitor.services.service(USUAL.service).check()
      await expect(order.bar).toContainText(/1 palvelu.*249,00\s€/s)
      await expect(order.bar).toBeInViewport({ ratio: 1 })
      await expect(order.next).toBeHidden()
      await order.code.fill('huolto10')
      await order.code.press('Enter')
      await expect(order.bar).toContainText(/224,10\s€/)
      await expectAccessible(page, 'the panel on a phone')

      await page.setViewportSize({ width: 320, height: 640 })
      const more = order.marketing.getByRole('link')
      await more.focus()
      const [link, bar] = [await more.boundingBox(), await order.bar.boundingBox()]
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
})
