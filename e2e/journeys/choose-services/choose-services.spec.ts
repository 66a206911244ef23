import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

const WASH = 'Ulkopesu'

test.describe('the services step', { tag: '@choose-services' }, () => {
  test(
    'a recommendation stands above the box of its service and covers nothing',
    { tag: '@desktop' },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { services, vehicle } = visitor
      await page.goto('/')
      await vehicle.submit('xyz-998', USUAL.kilometers)
      await vehicle.make.selectOption('Volvo')
      await vehicle.model.fill('Duett')
      await vehicle.next.click()
      await visitor.walks('workplace', 'services')
      const [tag, box] = await Promise.all([
        page.getByText('Suositus', { exact: true }).boundingBox(),
        services.service('Laaja määräaikaishuolto').boundingBox(),
      ])
      if (!tag || !box) throw new Error('The recommendation is not visible.')
      expect(tag.y + tag.height).toBeLessThanOrEqual(box.y)
    },
  )

  test(
    'SV-04 SV-16 ends with the last selection when responses arrive out of order, and restores it after a reload',
    { tag: '@desktop' },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { services } = visitor
      await slower(page, [300, 0, 150, 0])
      await visitor.startsAt('services')
      // Clicks without waiting for responses. The checkbox shows each change at once.
      for (const isOn of [true, false, true]) await services.service(USUAL.service).setChecked(isOn)
      for (const isOn of [true, false]) await services.service('Sisä- ja ulkopuhdistus').setChecked(isOn)
      await services.service(WASH).check()
      await services.choice('Harjaton pesu').check()
      await expect(services.chosen).toContainText(/Ulkopesu\s*Pesutapa: Harjaton pesu/)
      await expect(services.chosen).toContainText(/yhteensä\s*274,00\s€/)
      await expect(services.chosen.getByRole('listitem')).toHaveCount(2)
      await reload(page)
      await expect(services.service(USUAL.service)).toBeChecked()
      await expect(services.choice('Harjaton pesu')).toBeChecked()
      await expect(services.service('Sisä- ja ulkopuhdistus')).not.toBeChecked()
      await expect(page.getByText('Autollasi on avoin takaisinkutsu.')).toBeVisible()
      await expectAccessible(page, 'Palvelut, with choices and a recall')

      // Removes all services again.
      await services.service(USUAL.service).uncheck()
      await services.service(WASH).uncheck()
      await expect(services.chosen).toContainText('Et ole vielä valinnut palveluja.')
      await expect(services.chosen).toContainText(/yhteensä\s*0,00\s€/)
    },
  )

  test(
    'SV-14 SV-16 shows the contents of a service by keyboard, and adds a related service at its campaign price',
    { tag: ['@quick', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { services } = visitor
      await visitor.startsAt('services')
      await services.details(USUAL.service).focus()
      await page.keyboard.press('Enter')
      const contents = services.contents(USUAL.service)
      await expect(contents).toBeFocused()
      await expect(contents.getByRole('listitem')).toHaveCount(2)
      const winter = contents.getByRole('checkbox', { name: /^Talvitarkastus/ })
      await expectAccessible(page, 'the contents of a service')
      await winter.focus()
      await page.keyboard.press('Space')
      await expect(winter).toBeChecked()
      await page.keyboard.press('Escape')
      await expect(contents).toBeHidden()
      await expect(services.details(USUAL.service)).toBeFocused()
      await expect(services.chosen).toContainText(/Talvitarkastus\s*39,00\s€\s*Normaalihinta\s*59,00\s€/)
      await services.category('Kausitarkastukset').press('Enter')
      await expect(page.getByRole('checkbox', { name: /^Talvitarkastus/ })).toBeChecked()
    },
  )

  test(
    'SV-05 SV-15 SV-16 fits a width of 320 px with contents, choices, added fees and the services of a code',
    { tag: ['@phone'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { services } = visitor
      await visitor.startsAt('services')
      await page.setViewportSize({ width: 320, height: 640 })
      await services.service(WASH).check()
      await services.choice('Harjapesu').check()
      await services.category('Öljyt ja nesteet').click()
      await services.service('Jäähdytysnesteen vaihto').check()
      await expect(page.getByText('Hintaan lisätään: Pientarvikkeet ja jätemaksu')).toBeVisible()
      await services.category('Huolto-ohjelman koodi').click()
      await page.getByRole('textbox', { name: 'Huolto-ohjelman koodi' }).fill('HUOLTO30')
      await page.keyboard.press('Enter')
      await expect(services.service('Raitisilmasuodattimen vaihto')).toBeVisible()
      const overflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overflow()).toBe(0)
      await expectAccessible(page, 'Palvelut at 320 px, with a service code')
      await services.details(USUAL.service).first().click()
      const contents = services.contents(USUAL.service)
      await expect(contents).toBeInViewport()
      expect(await contents.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
      // The backdrop closes it.
      await page.mouse.click(10, 10)
      await expect(contents).toBeHidden()
    },
  )
})

/** Delays the responses to changes of the cart by the given times in ms, so that they arrive out of order. */
async function slower(page: Page, pauses: readonly number[]): Promise<void> {
  let count = 0
  await page.route(/-products-(to|from)-cart/, async (route) => {
    const pause = pauses[count++ % pauses.length] ?? 0
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, pause))
    await route.fulfill({ response })
  })
}
