/** What a choice brings is announced once, far from the focus as it may stand (EV-10). */
import { prepareBooking } from '../../harness/api'
import { heard, heardBesidesWaits, listen } from '../../harness/ear/announcements'
import { atRest } from '../../harness/ear/key-visitor'
import { focused } from '../../harness/ear/tree'
import { expect, test } from '../../harness/test'
import { Payments } from '../../pages/payments'
import { DeliveryOptions } from '../../pages/delivery-options'
import { USUAL, Visitor } from '../../pages/visitor'
import type { Page } from '@playwright/test'

const tag = '@desktop'
/** Longer than a notification waits for the failure in its section. */
const QUIET_MS = 700
const quick = ['@quick', '@desktop']

/** Expects these announcements and no other, each once and in this order. */
async function says(page: Page, ...texts: readonly (string | RegExp)[]): Promise<void> {
  const all: string[] = []
  await expect(async () => {
    all.push(...(await heardBesidesWaits(page)))
    expect(all.length).toBeGreaterThanOrEqual(texts.length)
  }).toPass()
  expect(all).toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))
}

test(
  'EV-10 TM-08 a chosen time is said, and that it is dropped with another shift',
  { tag: ['@any-server', tag] },
  async ({ page }) => {
    await listen(page)
    const visitor = new Visitor(page)
    const { time } = visitor
    await visitor.startsAt('time')
    await atRest(page)
    await heard(page)
    await time.slots.first().press('Enter')
    await says(page, /^Valittu aika: [a-z]+ \d+\.\d+\.\d{4} klo \d+\.\d\d–\d+\.\d\d\.$/)
    await time.evening.check()
    await says(page, 'Aiemmin valittu aika ei ole enää valittuna.', /^Päivälle .* löytyi \d+ vapaata? aikaa?\.$/)
  },
)

test('EV-10 TM-12 a time of the list is said, and nothing else', { tag: ['@any-server', tag] }, async ({ page }) => {
  await listen(page)
  const visitor = new Visitor(page)
  const { time } = visitor
  await visitor.startsAt('time')
  await time.list.check()
  await atRest(page)
  await heard(page)
  await time.listed.nth(1).getByRole('button').first().press('Enter')
  await says(page, /^Valittu aika: /)
})

test('EV-10 CR-01 a way to pay says what it opens, and what the button does now', { tag }, async ({ page }) => {
  await listen(page)
  const visitor = new Visitor(page)
  const payments = new Payments(page)
  await visitor.startsAt('customer')
  await expect(payments.openCard).toBeVisible()
  await atRest(page)
  await heard(page)
  await payments.openCard.check()
  await says(page, 'Ohje avautui vaihtoehdon alle.', /^Painike on nyt: Siirry maksamaan \d+,\d\d\s€\.$/)
  await payments.openCredit.check()
  await says(page, /^Huoltotilin hakemus avautui vaihtoehdon alle\./, 'Painike on nyt: Lähetä varaus.')
})

test('EV-10 TM-10 an option of bringing the car says its instructions', { tag }, async ({ page }) => {
  await listen(page)
  const options = new DeliveryOptions(page)
  await prepareBooking(page, 'TIME', { organizationId: 7 })
  await page.goto('/huolto')
  await options.boxes.first().waitFor()
  await atRest(page)
  await heard(page)
  await options.boxes.first().check()
  await says(page, /^Valittu: .+\. Muut vaihtoehdot eivät ole nyt valittavissa\. .+\.$/)
})

test('EV-10 TI-03 a question that answers itself is said with the next one', { tag }, async ({ page }) => {
  await listen(page)
  const visitor = new Visitor(page)
  await visitor.startsAtTires('PAK-321')
  await atRest(page)
  await heard(page)
  await visitor.tires.hotel.check()
  await says(page, /^(Tietojemme mukaan .+\. )?Uusi kysymys: .+\?$/)
})

test('EV-03 SV-04 a failed choice is said once, with the name of what failed', { tag }, async ({ page, allow }) => {
  allow.status(500)
  await listen(page)
  const visitor = new Visitor(page)
  await visitor.startsAt('services')
  await atRest(page)
  await heard(page)
  await page.route('**/add-products-to-cart*', (route) => route.fulfill({ status: 500 }))
  await visitor.services.service('Ulkopesu').click()
  await says(page, /^Ulkopesu: /)
})

test(
  'EV-03 EV-10 a first failure is said once, before and after the code of the notifications has come',
  {
    tag,
  },
  async ({ page, allow }) => {
    allow.status(500)
    await listen(page)
    const { vehicle } = new Visitor(page)
    let arrive = (): void => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/async\/steps\.[^/]*js$/, async (route) => {
      await arrival
      await route.continue()
    })
    await page.route('**/search-vehicle*', (route) => route.fulfill({ status: 500 }))
    await page.goto('/huolto')
    await vehicle.registerNumber.fill(USUAL.plate)
    await vehicle.kilometers.fill(USUAL.kilometers)
    await vehicle.next.press('Enter')
    await expect(page.locator('[data-toast]')).toHaveCount(1)
    await page.waitForTimeout(QUIET_MS)
    await says(page, /palvelu|epäonnistui/i)
    arrive()
    await expect(page.locator('[data-toast] button')).toBeVisible()
    await page.waitForTimeout(QUIET_MS)
    expect(await heard(page)).toEqual([])
  },
)

test(
  'EV-10 a question is said with its consequence when its dialog opens',
  { tag: ['@any-server', tag] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    await visitor.shell.startOver.press('Enter')
    await expect(visitor.shell.dialog).toBeFocused()
    const [stop] = await focused(page)
    expect(stop).toMatchObject({ role: 'dialog', description: '' })
    expect(stop.name).toMatch(/^Haluatko aloittaa varauksen alusta\? .+\.$/)
  },
)

test(
  'EV-10 WZ-14 a step is said once, and the last one by its day and hour',
  { tag: ['@any-server', ...quick] },
  async ({ page }) => {
    await listen(page)
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    await atRest(page)
    await heard(page)
    await visitor.services.service(USUAL.service).check()
    await says(page, /^Hinta-arvio yhteensä /)
    await visitor.services.next.press('Enter')
    await visitor.sees('time')
    await says(page, 'Vaihe 4, Aika, yhteensä 6', /^Päivälle /)
    await visitor.walks('time', 'thanks')
    await expect(page.locator('h2#step-heading')).toBeFocused()
    const day = /^[a-z]+ \d+\.\d+\.\d{4} klo \d+\.\d\d–\d+\.\d\d$/
    await expect.poll(async () => (await heard(page)).filter((text) => day.test(text))).toHaveLength(1)
    const [stop] = await focused(page)
    // The focus does not say the day once more.
    expect(stop.name).toBe('Aika on varattu sinulle')
  },
)
