import type { Page } from 'playwright'
import { press, type Box } from './press'

const CATEGORIES = 30
const COUNT = 500

const price = (euros: number) => ({
  normal_price: euros,
  active_price: euros,
  has_public_campaign: false,
  undefined: false,
})

const service = (id: number) => ({
  product: { id: 100_000 + id, provider: 'WORKSHOP' },
  description: `Palvelu ${id}`,
  price: price(20 + (id % 80)),
  calculatorId: id,
  additional_data: id % 3 === 0 ? { infoDescription: 'Suositellaan kahden vuoden tai 30 000 km välein.' } : null,
  suggestion_sub_rows:
    id % 4 === 0 ? [{ description: 'Tarkastus ja säätö', spareParts: [{ description: 'Tiiviste' }] }] : [],
})

const all = Array.from({ length: COUNT }, (_, index) => service(index + 1))
const category = (at: number) => all.filter((_, index) => index % CATEGORIES === at)

/** Mocks a server with 500 services in 30 categories, and its cart. */
export async function answerServices(page: Page): Promise<void> {
  const cart: number[] = []
  await page.route(/\/rest\/services\/v2/, (route) => route.fulfill({ json: category(0) }))
  await page.route(/\/additional-services\/v2/, (route) => route.fulfill({ json: category(1) }))
  await page.route(/\/extra-services\/v2/, (route) => {
    const json = Array.from({ length: CATEGORIES - 2 }, (_, index) => ({
      id: index + 1,
      description: `Ryhmä ${index + 1}`,
      products: category(index + 2),
    }))
    return route.fulfill({ json })
  })
  await page.route(/\/extra-services\/additional-services/, (route) => route.fulfill({ json: [] }))
  await page.route(/\/product-additional-data/, (route) => route.fulfill({ json: { parameters: [] } }))
  await page.route(/\/add-products-to-cart/, (route) => {
    const [item]: { productId: number }[] = route.request().postDataJSON()
    if (item) cart.push(item.productId)
    return route.fulfill({ body: '' })
  })
  await page.route(/\/add-automatically-added-products/, (route) => route.fulfill({ json: [] }))
  await page.route(/\/get-booking\/v2/, async (route) => {
    const response = await route.fetch()
    const items = all.filter(({ product }) => cart.includes(product.id))
    return route.fulfill({ json: { ...(await response.json()), order_items: items, price: price(items.length) } })
  })
}

/** Walks from the first step to the services step. */
export async function openServices(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/huolto`)
  await page.getByLabel(/Rekisterinumero/).fill('ABC-123')
  await page.getByLabel(/Mittarilukema/).fill('84500')
  await page.getByRole('button', { name: 'Jatka' }).locator('visible=true').first().click()
  await page.getByRole('button', { name: 'Valitse Helsinki Roihupelto' }).click()
  await page.getByRole('button', { name: /^Ryhmä 28/ }).waitFor()
}

/** Headings of the closed categories. */
export const closedHeadings = (page: Page): Promise<readonly Box[]> =>
  page.locator('h3 > button[aria-expanded=false]', { hasText: 'Ryhmä' }).elementHandles()

/** Opens categories one by one. */
export async function openAll(page: Page, headings: readonly Box[]): Promise<void> {
  for (const heading of headings) {
    await press(page, heading)
    await page.waitForTimeout(50)
  }
}

/** Checkboxes of services, found before the measurement, because a query by role costs the page more than a tick. */
export const boxesOf = (page: Page, ids: readonly number[]): Promise<readonly Box[]> =>
  Promise.all(ids.map((id) => page.getByRole('checkbox', { name: `Palvelu ${id}`, exact: true }).elementHandle()))

/** Ticks the checkboxes quickly, and waits until the cart lists them. */
export async function tick(page: Page, boxes: readonly Box[]): Promise<void> {
  for (const box of boxes) {
    await press(page, box)
    await page.waitForTimeout(100)
  }
  await page.waitForFunction(
    (count) => document.querySelectorAll('section[aria-label="Valitut palvelut"] li').length === count,
    boxes.length,
  )
}

/** Starts recording the service rows that the page redraws. */
export const watchRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rows = new Set<string>()
    Object.assign(globalThis, { drawnRows: rows })
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement
      const label = element?.closest('div:has(> input[type=checkbox])')?.querySelector('label')
      if (label) rows.add(label.textContent)
    }
    const observer = new MutationObserver((list) => list.forEach(({ target }) => note(target)))
    observer.observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })

/** Rows redrawn since `watchRows`. */
export const drawnRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Reflect.get(globalThis, 'drawnRows')])
