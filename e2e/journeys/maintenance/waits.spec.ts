import type { Page } from '@playwright/test'
import { held, sentTo } from '../../harness/calls'
import { holdCode } from '../../harness/hold-code'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

test(
  'asks for what the next step shows beside the booking, and for each only once',
  { tag: ['@maintenance', '@desktop'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { shell, vehicle, workplace, services, time, customer } = visitor
    const sent = {
      workplaces: sentTo(page, 'compatible-organizations/v2'),
      services: sentTo(page, 'services/v2'),
      additional: sentTo(page, 'additional-services/v2'),
      times: sentTo(page, 'free-times/morning'),
    }
    await page.goto('/huolto')
    await visitor.sees('vehicle')

    let release = await held(page, 'get-booking/v2')
    await vehicle.submit(USUAL.plate, USUAL.kilometers)
    await expect.poll(() => sent.workplaces).toHaveLength(1)
    await release()
    await visitor.sees('workplace')

    release = await held(page, 'get-booking/v2')
    await workplace.select(USUAL.workplace).click()
    await expect.poll(() => [sent.services.length, sent.additional.length]).toEqual([1, 1])
    await release()
    await visitor.sees('services')
    expect([sent.workplaces.length, sent.services.length, sent.additional.length]).toEqual([1, 1, 1])

    await services.service(USUAL.service).check()
    await expect(services.chosen).toContainText('249,00')
    release = await held(page, 'booking-settings/organization')
    await services.next.click()
    await expect.poll(() => sent.times.length).toBeGreaterThan(0)
    await release()
    await visitor.sees('time')

    const { day, start } = await time.chooseFirst()
    expect(new Set(sent.times.map(({ search }) => search)).size).toBe(sent.times.length)
    release = await held(page, 'get-booking/v2')
    await time.next.click()
    await expect(customer.firstName).toBeVisible()
    await expect(shell.card('Aika')).toContainText(`${day} klo ${start}`)
    await release()
    await visitor.sees('customer')
  },
)

test(
  'TM-15 returns to the time step if the booking, read in the background, holds no time',
  { tag: ['@any-server', '@maintenance', '@desktop'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { shell, time, customer } = visitor
    await visitor.startsAt('time')
    await time.chooseFirst()
    await page.route(/\/get-booking\/v2$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), booking_total_duration: null } })
    })
    await time.next.click()
    await expect(shell.step('time')).toBeVisible()
    await expect(customer.firstName).toBeHidden()
    await expect(time.slots.first()).toBeVisible()
  },
)

test(
  'WZ-10 a reload at the time step starts its reads before the scripts load, and makes each once',
  { tag: ['@any-server', '@maintenance', '@desktop'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { time } = visitor
    await visitor.startsAt('time')
    await expect(time.slots.first()).toBeVisible()
    const reads = { booking: sentTo(page, 'get-booking/v2'), times: sentTo(page, 'free-times/morning') }
    const release = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => [reads.booking.length, reads.times.length]).toEqual([1, 2])
    for (const chunk of ['steps', 'time'])
      await expect(page.locator(`link[rel="preload"][href*="/static/js/async/${chunk}."]`)).toHaveCount(1)
    release()
    await visitor.sees('time')
    await expect(time.slots.first()).toBeVisible()
    expect(reads.booking).toHaveLength(1)
    expect(reads.times).toHaveLength(new Set(reads.times.map(({ search }) => search)).size)
  },
)

/** Delays each answer by more than half a second, after which Chromium counts a movement as one by itself. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/ServiceBooking/rest/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 550))
    await route.continue()
  })
}

test(
  'nothing moves by itself while a step waits for its answers, nor after a reload',
  { tag: ['@maintenance', '@phone'] },
  async ({ page }) => {
    test.slow()
    const visitor = new Visitor(page)
    await watchLayout(page, 'counted')
    await delayAnswers(page)
    await page.goto('/huolto')
    await visitor.sees('vehicle')
    const steps = ['vehicle', 'workplace', 'services', 'time', 'customer', 'thanks'] as const
    for (const [index, step] of steps.slice(0, -1).entries()) {
      await visitor.walks(step, steps[index + 1] ?? 'thanks')
      const { score, moves } = await layoutShift(page)
      expect.soft(score, `after the step ${step}: ${moves}`).toBeLessThanOrEqual(0.01)
      if (step !== 'services') continue
      await page.reload()
      await visitor.sees('time')
      const reloaded = await layoutShift(page)
      expect.soft(reloaded.score, `a reload at the time step: ${reloaded.moves}`).toBeLessThanOrEqual(0.01)
    }
  },
)
