import type { Page } from 'playwright'
import type { LongList } from './list'

const COUNT = 1000
const CITIES = ['Helsinki', 'Espoo', 'Tampere', 'Vantaa', 'Oulu', 'Turku', 'Jyväskylä', 'Kuopio', 'Lahti', 'Pori']
const PARTS = ['Keskusta', 'Satama', 'Länsikeskus', 'Itäharju', 'Pohjoinen', 'Lentoasema', 'Teollisuusalue', 'Asema']

const workshops = Array.from({ length: COUNT }, (_, index) => {
  const city = CITIES[index % CITIES.length]
  return {
    id: index + 1,
    name: `${city} ${PARTS[index % PARTS.length]} ${index + 1}`,
    address: `Korjaamokatu ${index + 1}`,
    post_code: String(10_000 + index * 83).padStart(5, '0'),
    post_office: city,
  }
})

/** Every ninth workshop is full. The others have first free days in mixed order. */
const firstFreeTime = (id: number): string | null =>
  id % 9 === 0 ? null : `2027-0${1 + ((id * 7) % 6)}-${String(1 + ((id * 11) % 28)).padStart(2, '0')}`

async function answer(page: Page): Promise<void> {
  await page.route(/\/compatible-organizations\/v2/, (route) => route.fulfill({ json: workshops }))
  await page.route(/\/organization-next-free-times/, (route) => {
    const ids = new URL(route.request().url()).searchParams.get('organizationIds')?.split(',') ?? []
    return route.fulfill({
      json: ids.map((id) => ({ organizationId: Number(id), firstFreeTime: firstFreeTime(Number(id)) })),
    })
  })
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/huolto`)
  await page.getByLabel(/Rekisterinumero/).fill('ABC-123')
  await page.getByLabel(/Mittarilukema/).fill('84500')
  await page.getByRole('button', { name: 'Jatka' }).locator('visible=true').first().click()
  const loading = page.getByText('Haetaan ensimmäistä vapaata aikaa…')
  await page
    .locator('[role=listitem] :is(h3, h4)')
    .nth(COUNT - 1)
    .waitFor({ state: 'attached' })
  while ((await loading.count()) > 0) await page.waitForTimeout(100)
}

/** The workplace step of a chain with a thousand workshops. */
export const workplaces: LongList = {
  name: 'Toimipiste, 1,000 workshops',
  rows: COUNT,
  row: 'main [role=listitem]:has(:is(h3, h4))',
  search: 'Hae toimipistettä',
  words: ['tampere', '12345', 'oulu sat', 'x'],
  answer,
  open,
}
