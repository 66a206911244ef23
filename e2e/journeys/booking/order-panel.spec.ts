import { expectAccessible } from '../../harness/access'
import { held } from '../../harness/calls'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { OrderPanel } from '../../pages/order-panel'
import { USUAL, Visitor } from '../../pages/visitor'

test.describe('the order panel', { tag: ['@choose-services', '@redeem-code'] }, () => {
  test(
    'SV-10 SV-11 stays visible beside the step, shows an invalid code for 3 s, and shows the discount of a valid one',
    { tag: ['@quick', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const order = new OrderPanel(page)
      await visitor.startsAt('services')
      await visitor.services.service(USUAL.service).check()
      await expect(order.panel).toContainText(/yhteensä\s*249,00\s€/)
      await expect(order.bar).toBeHidden()

      // From here on the test controls the page's timers.
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

      // In a viewport lower than the panel, Continue stays visible and does not cover the focused field.
      await page.setViewportSize({ width: 1280, height: 420 })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(order.next).toBeInViewport({ ratio: 1 })
      await order.code.focus()
      const [code, next] = [await order.code.boundingBox(), await order.next.boundingBox()]
      expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0)
    },
  )

  test(
    'SV-10 Continue takes a press although a new price moves it away, and ignores one released elsewhere',
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
      // The button has moved away from the pointer.
      expect((await order.next.boundingBox())?.y).not.toBe(top)
      await expect(visitor.shell.step('services')).toBeVisible()
      await mouse.up()
      await visitor.sees('time')
    },
  )

  test(
    'SV-10 SV-12 is below the step on a phone, with a bottom bar that covers no focused element',
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
