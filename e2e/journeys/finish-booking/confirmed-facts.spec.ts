import type { Locator } from '@playwright/test'
import { prepareBooking } from '../../harness/api'
import { failing } from '../../harness/calls'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { DeliveryOptions } from '../../pages/delivery-options'
import { ManageBooking } from '../../pages/manage-booking'
import { Visitor } from '../../pages/visitor'

const tag = ['@finish-booking', '@manage-booking']
const LOCKER = 'Jätän auton illaksi, avaimet avainlokeroon, noudan auton seuraavana päivänä'

test(
  'RC-03 RC-15 RC-17 confirms a booking with a symptom alone, although a later call fails, and leads to the booking',
  { tag },
  async ({ page, allow }) => {
    allow.status(500)
    const symptom = 'Jarrut vinkuvat kylmällä'
    const visitor = new Visitor(page)
    const { services, thanks } = visitor
    const booked = new ManageBooking(page)
    await visitor.startsAt('services')
    await services.symptom.fill(symptom)
    await services.symptom.press('Enter')
    await expect(services.symptoms).toHaveText([symptom])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await services.next.click()
    await visitor.walks('time', 'customer')
    await expect(page.getByRole('main')).toContainText(symptom)
    await expect(page.getByRole('main')).toContainText('Hinta sovitaan toimipisteessä')
    await expect(page.getByRole('main')).not.toContainText(/0,00\s€|Ei valittuja palveluja/)
    await failing(page, 'info-text-settings', 500)
    await visitor.walks('customer', 'thanks')
    // Reading 1: Kiitos ends with a reload, the booking's page does not.
    const isComplete = async (detail: (term: string) => Locator, date: Locator): Promise<void> => {
      await expect(detail('Muu korjaustarve')).toHaveText(symptom)
      await expect(detail('Hinta')).toHaveText('Sovitaan toimipisteessä')
      await expect(detail('Toimipiste')).toContainText('Helsinki Roihupelto')
      await expect(date).toContainText(/\d+\.\d+\.2026 klo \d/)
    }
    await isComplete((term) => thanks.detail(term), thanks.date)

    await page.getByRole('main').getByRole('link', { name: 'Siirrä tai peruuta varaus' }).click()
    await expect(booked.key).not.toHaveValue('')
    await booked.registerNumber.fill('abc-123')
    await booked.open.click()
    await expect(booked.cancel).toBeVisible()
    await isComplete((term) => booked.detail(term), booked.date)
    await reload(page)
    await isComplete((term) => booked.detail(term), booked.date)
  },
)

test(
  'RC-12 RC-14 confirms the delivery, the key locker and the hours of a day booking on a Friday',
  { tag: ['@quick', ...tag] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { time, thanks } = visitor
    await prepareBooking(page, 'TIME', { products: [102] })
    await page.goto('/huolto')
    await expect(time.day).toBeVisible()
    const friday = time.dayOf('2026-12-18')
    if (!(await friday.isVisible())) await time.nextMonth.click()
    await friday.click()
    await new DeliveryOptions(page).option(LOCKER).click()
    await time.next.click()
    await visitor.walks('customer', 'thanks')
    await expect(thanks.date).toContainText('perjantai 18.12.2026')
    await expect(thanks.detail('Näin toimit')).toContainText(/avaimet avainlokeroon viimeistään klo 13\.00\./)
    // The workshop is closed on Saturday and Sunday.
    await expect(thanks.detail('Auto noudetaan')).toHaveText('ma 21.12.2026')
    await expect(page.getByRole('main')).not.toContainText(/lauantai|la 19\.12\./)
    await expect(thanks.detail('Avainlokero')).toBeVisible()
    // RC-01: the print has every fact of the screen.
    const terms = await page.getByRole('main').getByRole('term').allTextContents()
    await page.emulateMedia({ media: 'print' })
    await expect(thanks.date).toBeVisible()
    for (const term of terms) await expect(thanks.detail(term)).toBeVisible()
    expect(terms).toEqual(expect.arrayContaining(['Toimipiste', 'Ajoneuvo', 'Auto noudetaan', 'Palvelut']))
  },
)

test('RC-12 confirms the chosen mechanic by name', { tag }, async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.startsAt('time', { organizationId: 6 })
  await page.getByRole('combobox', { name: 'Kuka huoltaa autosi?' }).selectOption('Asentaja Sanna')
  // The times are read anew.
  await expect(page.getByText(/^Työvuoro .* klo 7\.00–15\.00\.$/)).toBeVisible()
  await visitor.walks('time', 'thanks')
  await expect(visitor.thanks.detail('Asentaja')).toHaveText('Asentaja Sanna')
})
