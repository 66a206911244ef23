import type { Locator, Page } from 'playwright'
import type { Phone } from './phone'
import { outcome, watch, type Wait } from './watch'

/** The waits of one booking, in the order of its steps. */
export const WAITS = [
  'plate → workplaces',
  'workplace → services',
  'services → times',
  'reload at the time step',
  'time → customer form',
  'send → Kiitos',
] as const
export type WaitName = (typeof WAITS)[number]

export interface Waited extends Wait {
  /** Number of requests until what was waited for is rendered. */
  readonly requests: number
}

/** What each wait waits for. */
const SEEN: Readonly<Record<WaitName, string>> = {
  'plate → workplaces': 'button[aria-label^="Valitse Helsinki"]',
  'workplace → services': 'main section input[type=checkbox][aria-describedby]',
  'services → times': 'button[aria-label^="Valitse aika klo"]',
  'reload at the time step': 'button[aria-label^="Valitse aika klo"]',
  'time → customer form': 'input[autocomplete="given-name"]',
  'send → Kiitos': 'main [class*=ticket]',
}

/** The time for which the visitor reads a step. Whatever was asked meanwhile has arrived then. */
const READING_MS = 2500

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first()

/** Books one maintenance with the phone, and reloads the page once at the time step without its cache. */
export async function walk({ page, requests, withoutCache }: Phone, url: string): Promise<Map<WaitName, Waited>> {
  const waits = new Map<WaitName, Waited>()
  const note = async (name: WaitName, press: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(READING_MS)
    const before = requests()
    let seen = 0
    await press()
    const wait = await outcome(page, SEEN[name], () => (seen = requests() - before))
    waits.set(name, { ...wait, requests: seen })
  }
  await page.addInitScript(watch)
  await page.goto(`${url}/huolto`)
  await page.getByLabel(/Rekisterinumero/).fill('ABC-123')
  await page.getByLabel(/Mittarilukema/).fill('84500')
  await note('plate → workplaces', () => button(page, 'Jatka').tap())
  await note('workplace → services', () => button(page, 'Valitse Helsinki Roihupelto').tap())
  await page.getByRole('checkbox', { name: 'Perushuolto (öljynvaihtohuolto)' }).tap()
  await note('services → times', () => button(page, 'Jatka').tap())
  await withoutCache(() => note('reload at the time step', () => page.reload({ waitUntil: 'commit' })))
  await page.locator(SEEN['services → times']).first().tap()
  await note('time → customer form', () => button(page, 'Jatka').tap())
  await page.getByLabel(/Etunimi/).fill('Maija')
  await page.getByLabel(/Sukunimi/).fill('Meikäläinen')
  await page.getByLabel(/Puhelin/).fill('0401234567')
  await page
    .getByLabel(/Sähköposti/)
    .first()
    .fill('maija@example.com')
  await note('send → Kiitos', () => button(page, 'Lähetä varaus').tap())
  return waits
}
