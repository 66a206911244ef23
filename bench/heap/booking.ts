import type { Page } from 'playwright'

const LIMIT_MS = 30_000
/** Two by turns, because the visible months of one have free times for some 900 bookings. */
const WORKPLACES = ['Helsinki Roihupelto', 'Vantaa Aviapolis']

/** Starts at /huolto and books the first free time, through all steps of the wizard. Ends at the thanks screen. */
export async function book(page: Page, number: number): Promise<void> {
  await page.getByLabel(/Rekisterinumero/).fill('ABC-123')
  await page.getByLabel(/Mittarilukema/).fill('84500')
  await next(page)
  await page.getByRole('button', { name: `Valitse ${WORKPLACES[number % WORKPLACES.length]}` }).click()
  await page.getByRole('checkbox', { name: 'Perushuolto (öljynvaihtohuolto)' }).check()
  await next(page)
  await page
    .getByRole('button', { name: /^Valitse aika klo / })
    .first()
    .click()
  await next(page)
  const form = page.locator('form').filter({ hasText: 'Tähdellä (*) merkityt tiedot' })
  const details = {
    Etunimi: 'Aino',
    Sukunimi: 'Lehtonen',
    Sähköposti: `aino${number}@example.fi`,
    Puhelinnumero: '0401234567',
  }
  for (const [name, value] of Object.entries(details))
    await form.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Lähetä varaus' }).locator('visible=true').first().click()
  await page.getByRole('button', { name: 'Tee uusi varaus' }).waitFor({ timeout: LIMIT_MS })
}

/** Leads from the thanks screen to the first step in the same tab, without a reload. */
export async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tee uusi varaus' }).click()
  await page.getByLabel(/Rekisterinumero/).waitFor()
}

const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Jatka', exact: true }).locator('visible=true').first().click()
