import { expectAccessible } from '../../harness/access'
import { expectFitting } from '../../harness/measure'
import { pressTwice } from '../../harness/press-twice'
import { reload } from '../../harness/reload'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { ExtraWork, proposeWork } from '../../pages/extra-work'
import { ManageBooking } from '../../pages/manage-booking'

const tag = ['@approve-work', '@cancel-form']
const SENT = 'Kiitos, vastauksesi on lähetetty.'

type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'newVisitor' | 'page' | 'server'>

const approves = async ({ newVisitor, page, server }: Fixtures) => {
  const work = new ExtraWork(page)
  const { bookingKey, code } = await proposeWork(server)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  await work.follows(code)
  const kept = await page.evaluate(() =>
    [location.href, document.title, JSON.stringify(history.state), JSON.stringify(localStorage)].join('\n'),
  )
  expect(kept).not.toContain(code)
  await expect(page.getByText('Kitkapintaa jäljellä 2 mm.')).toBeVisible()
  await expectAccessible(page, 'extra work')

  // By the keyboard alone.
  const brakes = work.choice('Jarruhuolto', 'Hyväksy')
  await tabTo(page, brakes)
  await page.keyboard.press('Space')
  await tabTo(page, work.choice('Suodattimen vaihto', 'Hyväksy'))
  await page.keyboard.press('ArrowRight')
  await expect(work.choice('Suodattimen vaihto', 'Älä tee')).toBeChecked()
  await expect(work.answer).toContainText('Enimmäishinta 169,00 €')
  await expect(work.answer).toContainText('Hyväksytyt yhteensä169,00 €')
  await reload(page)
  await expect(brakes).toBeChecked()
  await pressTwice(work.send)
  await expect(work.heading(SENT)).toBeFocused()
  await expectAccessible(page, 'the answer')
  await reload(page)
  await expect(work.heading('Olet vastannut tähän ehdotukseen.')).toBeVisible()
  // Only the page itself was asked for by the address with the code.
  const leaks = addresses.filter((address) => address.includes(code) && !address.includes('/peruutus?ticket='))
  expect(leaks).toEqual([])

  await work.leave.click()
  await expect(new ManageBooking(page).open).toBeVisible()
  const later = await newVisitor()
  await new ManageBooking(later).opens(bookingKey)
  await expect(later.getByRole('main')).toContainText('Jarruhuolto, etu- ja takajarrut')
  await expect(later.getByRole('main')).toContainText('418,00 €')
  await expect(later.getByRole('main')).not.toContainText('Raitisilmasuodattimen vaihto')
}

test('PU-04 approves extra work by its link at 1280', { tag: [...tag, '@quick', '@desktop'] }, approves)
test('PU-04 approves extra work by its link at 390', { tag: [...tag, '@phone'] }, approves)

test(
  'PU-04 fits every width, and shows the answer beside the jobs',
  { tag: [...tag, '@desktop'] },
  async ({ page, server }) => {
    const work = new ExtraWork(page)
    await work.follows((await proposeWork(server)).code)
    await expect(page.getByText('Kitkapintaa jäljellä 2 mm.')).toBeVisible()
    await work.send.click()
    await expect(work.choice('Jarruhuolto', 'Hyväksy')).toBeFocused()
    await expectFitting(page, 'extra work')
    const [answer, job] = [await work.answer.boundingBox(), await page.getByRole('radiogroup').first().boundingBox()]
    expect(answer?.x).toBeGreaterThan((job?.x ?? 0) + (job?.width ?? 0))
    await work.choice('Jarruhuolto', 'Älä tee').check()
    await work.choice('Suodattimen vaihto', 'Älä tee').check()
    await work.send.click()
    await expect(work.heading(SENT)).toBeFocused()
    await expectFitting(page, 'declined extra work')
  },
)

test(
  'PU-04 a ticket is answered in one tab only, and says no more than an unknown one afterwards',
  { tag: [...tag, '@desktop'] },
  async ({ allow, newVisitor, page, server }) => {
    allow.status(404)
    const { code } = await proposeWork(server)
    const [first, other] = [new ExtraWork(page), await newVisitor()]
    const second = new ExtraWork(other)
    for (const work of [first, second]) {
      await work.follows(code)
      await work.choice('Jarruhuolto', 'Hyväksy').check()
      await work.choice('Suodattimen vaihto', 'Hyväksy').check()
    }
    await first.send.click()
    await expect(first.heading(SENT)).toBeVisible()
    await second.send.click()
    await expect(second.heading('Ehdotus on jo käsitelty')).toBeFocused()
    const texts: string[] = []
    for (const each of [code, 'LISATYO-5X8T', 'LISATYO-2D9M', 'EI-OLE']) {
      const visitor = await newVisitor()
      await visitor.goto(`/peruutus?ticket=${encodeURIComponent(each)}`)
      await expect(new ExtraWork(visitor).heading('Ehdotusta ei löytynyt')).toBeVisible()
      await expect(visitor.getByRole('link', { name: '09 555 0100' })).toBeVisible()
      texts.push(await visitor.getByRole('main').innerText())
    }
    expect(new Set(texts).size).toBe(1)
    await expectAccessible(page, 'an unknown ticket')
  },
)

test(
  'PU-04 the demo has extra work to approve from its first start',
  { tag: [...tag, '@desktop'] },
  async ({ page }) => {
    const work = new ExtraWork(page)
    await work.follows('lisatyo-4k8p')
    await expect(page.getByRole('img', { name: /^Toimipisteen kuva/ })).toBeVisible()
    await expect(work.choice('12 V akun vaihto', 'Hyväksy')).not.toBeChecked()
    // A drawing that was loaded has a size.
    const width = await page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(0)
  },
)
