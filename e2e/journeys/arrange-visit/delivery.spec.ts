import type { Page } from '@playwright/test'
import { addDays } from '#shared/date/wall-clock'
import { expectAccessible } from '../../harness/access'
import { prepareBooking, savedBookings } from '../../harness/api'
import { failing } from '../../harness/calls'
import { expectPicture } from '../../harness/pictures'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { DeliveryOptions } from '../../pages/delivery-options'
import { Visitor } from '../../pages/visitor'

/** A service that this workshop, which has a key locker, books as a whole day on Fridays. This one has both shifts. */
const DAY_SERVICE = { products: [102] }
const FRIDAY = '2026-12-18'
const DAY_BEFORE = 'Jätän auton päiväksi ja tuon avaimet edellisenä päivänä'
const LOCKER = 'Jätän auton päiväksi, avaimet avainlokeroon edellisenä päivänä'

/** Opens the time step and selects a day that is booked as a whole. */
async function goesToFriday(page: Page): Promise<{ visitor: Visitor; delivery: DeliveryOptions }> {
  const visitor = new Visitor(page)
  await prepareBooking(page, 'TIME', DAY_SERVICE)
  await page.goto('/huolto')
  const friday = visitor.time.dayOf(FRIDAY)
  await expect(visitor.time.day).toBeVisible()
  if (!(await friday.isVisible())) await visitor.time.nextMonth.click()
  await friday.click()
  const delivery = new DeliveryOptions(page)
  await expect(delivery.group).toBeVisible()
  return { visitor, delivery }
}

/** The days on which the car is delivered and picked up, counted from the day of the visit. */
const day = { brought: 0, fetched: 0 }
const dayBefore = { brought: -1, fetched: 0, vehicleLeftForDay: true }
const nextDay = { brought: 0, fetched: 3, vehicleLeftForDay: false }
/** Each delivery option with the reservation details that follow from it. */
const OPTIONS = {
  'Odotan aamulla toimipisteessä huollon ajan': { ...day, customerWaiting: true },
  'Jätän auton päiväksi ja noudan sen ennen sulkemisaikaa': { ...day, vehicleLeftForDay: true },
  [DAY_BEFORE]: { ...dayBefore, usingKeyLocker: false },
  [LOCKER]: { ...dayBefore, usingKeyLocker: true },
  'Jätän auton päiväksi, avaimet avainlokeroon aamulla': {
    ...day,
    vehicleLeftForDay: true,
    usingKeyLocker: true,
  },
  'Odotan illalla toimipisteessä huollon ajan': { ...day, customerWaiting: true },
  'Jätän auton illaksi, avaimet huoltoneuvojalle': { ...day, usingKeyLocker: false },
  'Jätän auton illaksi, avaimet huoltoneuvojalle, noudan auton seuraavana päivänä': nextDay,
  'Jätän auton illaksi, avaimet avainlokeroon': { ...day, usingKeyLocker: true },
  'Jätän auton illaksi, avaimet avainlokeroon, noudan auton seuraavana päivänä': {
    ...nextDay,
    usingKeyLocker: true,
  },
}
for (const [index, [name, { brought, fetched, ...details }]] of Object.entries(OPTIONS).entries())
  test(
    `TM-09 TM-14 TM-19 saves the delivery option "${name}" with its text and its details`,
    { tag: ['@desktop', '@arrange-visit', ...(index === 0 ? ['@quick'] : [])] },
    async ({ page, server }) => {
      const { visitor, delivery } = await goesToFriday(page)
      await expect(delivery.boxes).toHaveCount(10)
      await delivery.option(name).click()
      await visitor.time.next.click()
      const person = somebody()
      await visitor.walks('customer', 'thanks', { person })
      const [saved] = await savedBookings(server, person.email)
      const parameters = saved?.product_parameters ?? []
      expect(saved).toMatchObject({
        reservation_details: { importDate: addDays(FRIDAY, brought), pickupDate: addDays(FRIDAY, fetched), ...details },
      })
      const text =
        parameters.find(({ parameterCode }) => parameterCode === 'RESERVATION_DETAILS_TEXT')?.selectedValue ?? ''
      expect(text).toMatch(/^(Asiakas odottaa|Auto jätetään) /)
      expect(parameters.filter(({ selectedValue }) => selectedValue === 'true')).toHaveLength(1)
      await expect(page.getByRole('main')).toContainText(text)
    },
  )

test(
  'TM-09 TM-10 the delivery options match their picture, are accessible and work by keyboard',
  { tag: ['@quick', '@arrange-visit'] },
  async ({ page, allow }) => {
    allow.status(500)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { visitor, delivery } = await goesToFriday(page)
    await expectAccessible(page, 'delivery options')
    await tabTo(page, delivery.option(LOCKER))
    await page.keyboard.press('Space')
    await expect(delivery.option(LOCKER)).toBeChecked()
    await expect(delivery.option(LOCKER)).toBeFocused()
    await expect(delivery.option(LOCKER)).toHaveAccessibleDescription(
      /^Jätä auto pihaamme ja avaimet avainlokeroon to 17\.12\.2026 illalla/,
    )
    await expect(delivery.option(DAY_BEFORE)).toBeDisabled()
    await expect(delivery.saving).toHaveCount(0)
    await expectPicture(delivery.section, 'delivery')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(delivery.section, 'delivery-dark')
    await page.emulateMedia({ colorScheme: 'light' })

    // A failed save is reported and can be retried. The selection is kept.
    const works = await failing(page, 'product-parameter', 500)
    await page.keyboard.press('Space')
    await expect(delivery.failure).toBeVisible()
    await expect(delivery.chosen).toHaveCount(0)
    await tabTo(page, delivery.option(DAY_BEFORE), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(delivery.chosen).toHaveAccessibleName(DAY_BEFORE)
    // The option shows the days of its shift, and 'Jatka' is disabled until they are there.
    await expect(delivery.saving).toHaveCount(0)
    await expect(visitor.time.next).toBeEnabled()
    await expectAccessible(page, 'a delivery option that is not saved')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await visitor.time.next.click()
    await expect(delivery.failure).toBeVisible()
    await works()
    await delivery.chosen.focus()
    await tabTo(page, delivery.failure.getByRole('button', { name: 'Yritä uudelleen' }))
    await page.keyboard.press('Enter')
    await expect(delivery.failure).toHaveCount(0)
    await expect(delivery.chosen).toHaveAccessibleName(DAY_BEFORE)
    await visitor.time.next.click()
    await expect(visitor.shell.step('customer')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Auto jätetään päiväksi, avaimet tuodaan edellisenä päivänä.')
  },
)
