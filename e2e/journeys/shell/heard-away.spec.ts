/** What happens while the visitor is elsewhere is announced once, and the focus is where it is told (EV-10). */
import { expireHold } from '../../harness/api'
import { heard, heardBesidesWaits, listen } from '../../harness/ear/announcements'
import { atRest } from '../../harness/ear/key-visitor'
import { focused } from '../../harness/ear/tree'
import { shiftDate } from '../../harness/shift-date'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { APPLICANTS, Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { Visitor } from '../../pages/visitor'
import type { Page } from '@playwright/test'

const tag = '@desktop'
const MINUTE = 60_000
/** Longer than a notification waits for the failure in its section. */
const QUIET_MS = 700

/** Expects these announcements and no other, each once and in this order, until nothing more is announced. */
async function says(page: Page, ...texts: readonly RegExp[]): Promise<void> {
  const all: string[] = []
  await expect(async () => {
    const more = await heardBesidesWaits(page)
    all.push(...more)
    expect(more).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(texts.length)
  }).toPass({ intervals: [QUIET_MS] })
  expect(all).toEqual(texts.map((text) => expect.stringMatching(text)))
}

/** Lets minutes pass on the page's clock while the visitor is away, and shows the page again. */
async function comesBackAfter(page: Page, minutes: number): Promise<void> {
  await page.evaluate(shiftDate, minutes * MINUTE)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test(
  'EV-10 TM-15 a hold that runs out on a later step is said once, at the calendar',
  { tag },
  async ({ page, server }) => {
    await listen(page)
    const visitor = new Visitor(page)
    await visitor.startsAt('customer')
    await visitor.customer.firstName.focus()
    await atRest(page)
    await heard(page)
    await comesBackAfter(page, 7.5)
    await says(page, /^Aika on varattuna sinulle vielä 3 min\./)
    await expect(visitor.customer.firstName).toBeFocused()
    await expireHold(server, page)
    await comesBackAfter(page, 11)
    await visitor.sees('time')
    await says(page, /^Aika ei ole enää varattuna sinulle\. Valitse aika uudelleen\./, /^Vaihe 4, Aika/, /^Päivälle /)
    await expect(visitor.shell.step('time')).toBeFocused()
  },
)

test(
  'EV-10 TM-13 a time that another customer took is said once, and what is chosen now',
  { tag },
  async ({ page, allow, newVisitor }) => {
    allow.status(409)
    await listen(page)
    const visitor = new Visitor(page)
    await visitor.startsAt('time')
    const mine = await visitor.time.chooseFirst()
    const rival = new Visitor(await newVisitor())
    await rival.startsAt('time')
    expect(await rival.time.chooseFirst()).toEqual(mine)
    await rival.time.next.click()
    await rival.sees('customer')
    await atRest(page)
    await heard(page)
    await visitor.time.next.press('Enter')
    await says(
      page,
      /^Ajan varaaminen epäonnistui ?Aika on voitu varata juuri ennen sinua\. Valitse toinen aika\.$/,
      /^Aiemmin valittu aika ei ole enää valittuna\.$/,
      /^Päivälle .+ löytyi \d+ vapaata? aikaa?\.$/,
    )
    const [stop] = await focused(page)
    expect(stop).toMatchObject({ name: 'Jatka', description: 'Valitse vielä kellonaika.' })
  },
)

/** Expects the focus on an element with this text. */
const isAt = (page: Page, text: RegExp): Promise<void> => expect(page.locator('main :focus')).toContainText(text)

test('EV-10 CR-01 the way to the card’s provider and back is said once each time', { tag }, async ({ page }) => {
  await listen(page)
  const visitor = new Visitor(page)
  const [payments, sandbox] = [new Payments(page), new Sandbox(page)]
  await visitor.startsAt('customer')
  await visitor.customer.fill(somebody())
  await payments.openCard.click()
  await payments.payByCard.press('Enter')
  await expect(page).toHaveTitle('Maksa kortilla – Korttimaksu')
  await sandbox.giveUp.press('Enter')
  await says(page, /^Maksua ei tehty/, /^Painike on nyt: Siirry maksamaan \d+,\d\d\s€\.$/)
  await isAt(page, /^Maksua ei tehty/)
  await expect(page).toHaveTitle(/^Asiakastiedot – /)
  await payments.openCard.click()
  await payments.payByCard.press('Enter')
  await sandbox.pay.press('Enter')
  await says(page, /^Maksettu kortilla/)
  await isAt(page, /^Maksettu kortilla/)
})

test('EV-10 CR-06 the way to the bank and back is said once each time', { tag }, async ({ page }) => {
  await listen(page)
  const visitor = new Visitor(page)
  const [payments, sandbox] = [new Payments(page), new Sandbox(page)]
  await visitor.startsAt('customer')
  await visitor.customer.fill(somebody())
  await payments.applyAs(APPLICANTS.accepted)
  await expect(page).toHaveTitle('Allekirjoita luottosopimus – Luottopankki')
  await sandbox.reject.press('Enter')
  await says(page, /^Huoltotilin haku epäonnistui/)
  await isAt(page, /^Huoltotilin haku epäonnistui/)
  await expect(page).toHaveTitle(/^Asiakastiedot – /)
  await payments.applyAs(APPLICANTS.accepted)
  await sandbox.sign.press('Enter')
  await says(page, /^Huoltotili on vahvistettu summalle 500,00 €/)
  await isAt(page, /^Huoltotili on vahvistettu/)
})
