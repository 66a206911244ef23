import type { Page } from '@playwright/test'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { HEADING } from '../../pages/shell'
import { USUAL, Visitor } from '../../pages/visitor'

/** Returns the distance in px of a step's heading from the top of the viewport. */
const distance = async (page: Page, step: keyof typeof HEADING): Promise<number> => {
  const box = await page.getByRole('heading', { level: 2, name: HEADING[step], exact: true }).boundingBox()
  return box?.y ?? Number.NaN
}

test.describe('the browser’s history', { tag: ['@process', '@maintenance'] }, () => {
  test(
    'WZ-13 WZ-10 Back and Forward move between the steps, also after a reload',
    { tag: ['@any-server', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      await visitor.opens('time')
      await page.goBack()
      await visitor.sees('services')
      await expect(visitor.services.service(USUAL.service)).toBeChecked()
      await expect(shell.step('services')).toBeFocused()
      await reload(page)
      await visitor.sees('services')
      await expect(shell.step('services')).not.toBeFocused()
      await page.goBack()
      await visitor.sees('workplace')
      await page.goBack()
      await visitor.sees('vehicle')
      await expect(vehicle.registerNumber).toHaveValue(USUAL.plate)
      await page.goForward()
      await visitor.sees('workplace')
      await page.goForward()
      await visitor.sees('services')
      await visitor.services.next.click()
      await visitor.sees('time')
      await expect(page).toHaveTitle(/^Aika – /)
    },
  )

  test(
    'WZ-13 WZ-02 Back and Forward move between the steps of a tire change',
    { tag: ['@desktop', '@tire-change'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { vehicle, workplace, tires } = visitor
      await page.goto('/renkaanvaihto')
      await vehicle.submit('pak-321')
      await visitor.sees('workplace')
      await workplace.select('Lahti Renkomäki').click()
      await visitor.sees('tires')
      await tires.changeOnly.check()
      await tires.next.click()
      await visitor.sees('time')
      await page.goBack()
      await visitor.sees('tires')
      await expect(tires.changeOnly).toBeChecked()
      await page.goBack()
      await visitor.sees('workplace')
      await page.goBack()
      await visitor.sees('vehicle')
      await expect(vehicle.registerNumber).toHaveValue('PAK-321')
      for (const step of ['workplace', 'tires', 'time'] as const) {
        await page.goForward()
        await visitor.sees(step)
      }
      await expect(page).toHaveURL(/\/renkaanvaihto$/)
    },
  )

  test(
    'WZ-13 asks for confirmation when Back leaves a held time, also if pressed several times',
    { tag: ['@any-server', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell } = visitor
      await visitor.opens('customer')
      // Goes back in quick succession without waiting, as repeated presses of the browser's button do.
      await page.evaluate(() => {
        for (const after of [0, 15, 40, 70]) setTimeout(() => window.history.back(), after)
      })
      await expect(shell.leaveDialog).toBeVisible()
      await shell.leaveDialog.getByRole('button', { name: 'Jatka varausta' }).click()
      await expect(shell.leaveDialog).toHaveCount(0)
      await visitor.sees('time')
      await expect(shell.card('Palvelut')).toContainText(USUAL.service)
      await page.goForward()
      await visitor.sees('customer')
      await page.goBack()
      await visitor.sees('time')
      await page.goBack()
      const freed = page.waitForResponse(/\/remove-reservation/)
      await shell.leaveDialog.getByRole('button', { name: 'Poistu varauksesta' }).click()
      expect((await freed).ok()).toBe(true)
      await visitor.sees('vehicle')
      await expect(visitor.vehicle.registerNumber).toHaveValue('')
      await visitor.walks('vehicle', 'services')
    },
  )

  test(
    'WZ-13 reading 1: opens an empty vehicle step when Back leaves Kiitos',
    { tag: ['@any-server', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      await visitor.opens('thanks')
      await expect.poll(() => page.evaluate(() => Object(window.history.state).idx)).toBe(1)
      await page.goBack()
      await visitor.sees('vehicle')
      await expect(visitor.vehicle.registerNumber).toHaveValue('')
      await page.goForward()
      await visitor.sees('vehicle')
      await visitor.walks('vehicle', 'workplace')
      await page.goBack()
      await visitor.sees('vehicle')
      await expect(visitor.vehicle.registerNumber).toHaveValue(USUAL.plate)
    },
  )

  test(
    'WZ-15 asks for confirmation when a tab link or Back leaves a held time for another tab',
    { tag: ['@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell } = visitor
      await page.goto('/renkaanvaihto')
      await visitor.sees('vehicle')
      await shell.tab('Huollon ajanvaraus').click()
      // Both processes begin with the same step.
      await expect(shell.title('Huollon ajanvaraus')).toBeVisible()
      await visitor.walks('vehicle', 'customer')
      await shell.tab('Renkaanvaihdon ajanvaraus').click()
      await page.keyboard.press('Escape')
      await expect(shell.leaveDialog).toHaveCount(0)
      await expect(shell.tab('Renkaanvaihdon ajanvaraus')).toBeFocused()
      await visitor.sees('customer')
      // The first entry. On a busy machine the history's code may load after a step, which then has no entry.
      await page.evaluate(() => window.history.go(-Number(Reflect.get(window.history.state, 'idx'))))
      await expect(shell.leaveDialog).toBeVisible()
      await expect(page).toHaveURL(/\/huolto$/)
      await shell.leaveDialog.getByRole('button', { name: 'Poistu varauksesta' }).click()
      await expect(shell.title('Rengaspalvelut / Renkaanvaihdon ajanvaraus')).toBeVisible()
      await expect(page).toHaveURL(/\/renkaanvaihto$/)
      await visitor.sees('vehicle')
    },
  )

  test(
    'WZ-13 triggers the browser’s leave prompt when the visitor leaves a half-filled booking',
    { tag: ['@any-server', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const prompts: string[] = []
      page.on('dialog', (dialog) => {
        prompts.push(dialog.type())
        void dialog.accept()
      })
      await page.goto('/')
      await visitor.sees('vehicle')
      await visitor.vehicle.registerNumber.fill(USUAL.plate)
      await reload(page)
      await visitor.walks('vehicle', 'workplace')
      expect(prompts).toEqual([])
      await page.goto('/tuntematon')
      expect(prompts).toEqual(['beforeunload'])
    },
  )

  test(
    'WZ-14 scrolls the heading of a step to the top of the viewport after every kind of navigation',
    { tag: ['@any-server', '@quick'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      await visitor.opens('workplace')
      // 20 px, and up to 8 px more if the entrance animation ended before the heading appeared.
      const top = (step: keyof typeof HEADING) =>
        expect.poll(async () => Math.abs((await distance(page, step)) - 24)).toBeLessThan(5)
      await top('workplace')
      await visitor.walks('workplace', 'services')
      await top('services')
      await page.evaluate(() => window.scrollTo({ top: 0 }))
      await visitor.walks('services', 'time')
      await top('time')
      await page.evaluate(() => window.scrollTo({ top: 400 }))
      await page.goBack()
      await visitor.sees('services')
      await top('services')
      await page.goForward()
      await visitor.sees('time')
      await top('time')
    },
  )
})
