// The booking in a page of another site. Playwright's contexts block third-party cookies, and with them all storage of
// the frame (docs/embedding.md).
import { freePort } from '../../../scripts/tools/free-port'
import { savedBookings } from '../../harness/api'
import { openEmbeddingSite, type EmbeddingSite } from '../../harness/embedding/site'
import { expect, test as base } from '../../harness/test'
import { EmbeddedBooking } from '../../pages/embedded-booking'

const port = await freePort()
const test = base.extend<{ readonly site: EmbeddingSite }>({
  serverEnv: { FRAME_ANCESTORS: `http://localhost:${port} http://127.0.0.1:${port}` },
  site: async ({ server }, provide) => {
    const site = await openEmbeddingSite(port)
    site.include(server.url)
    await provide(site)
    site.close()
  },
})

test('books in the page of another site without any cookie, and tells the site', async ({
  page,
  context,
  server,
  site,
}) => {
  const booking = new EmbeddedBooking(page)
  await booking.opens(`${site.url}/?process=MAINTENANCE`)
  await expect(booking.link).toBeHidden()
  await booking.fits()
  await booking.findsVehicle()
  await expect(booking.heading('workplace')).toBeFocused()
  await booking.fits()
  await booking.choosesWorkplace()
  // The step's heading is in view below the header of the site.
  await expect(booking.heading('services')).toBeInViewport({ ratio: 1 })
  const top = await booking.heading('services').boundingBox()
  expect(top?.y).toBeGreaterThanOrEqual(64)
  await expect(booking.content.getByRole('textbox', { name: 'Viesti toimipisteelle' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A credit is not advertised where it cannot be taken.
  await expect(booking.content.getByText('huoltotili')).toHaveCount(0)
  await booking.choosesService()
  await booking.fits()
  await booking.choosesTime()
  await booking.enters('upotettu@example.fi')
  // No bank can be opened from a frame.
  await expect(booking.content.getByRole('group', { name: 'Maksutapa' })).toContainText('Maksat toimipisteessä')
  await booking.sends()
  await expect(booking.heading('thanks')).toBeVisible()
  await booking.fits()
  expect(await savedBookings(server, 'upotettu@example.fi')).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
  await expect
    .poll(() => booking.heard())
    .toEqual([
      'huoltovaraus:page-view VEHICLE',
      'huoltovaraus:step-change ORGANIZATION',
      'huoltovaraus:step-change SERVICES',
      'huoltovaraus:step-change TIME',
      'huoltovaraus:step-change CUSTOMER',
      'huoltovaraus:booking-saved',
      'huoltovaraus:step-change THANKS',
    ])
})

test('takes vehicle and workplace from the site, and goes back through the steps', async ({ page, site }) => {
  const booking = new EmbeddedBooking(page)
  await booking.opens(`${site.url}/?process=MAINTENANCE&plate=abc-123&workplace=7`)
  await expect(booking.field('Rekisterinumero')).toHaveValue('abc-123')
  await booking.field('Mittarilukema').fill('84500')
  await booking.goesOn()
  await expect(booking.heading('services')).toBeFocused()
  const workplace = booking.content.getByRole('heading', { level: 2, name: 'Toimipiste', exact: true })
  await expect(workplace.locator('xpath=..')).toContainText('Jyväskylä Seppälä')
  const back = (): Promise<void> => page.evaluate(() => history.back())
  await back()
  // The visitor may choose another one.
  await expect(booking.heading('workplace')).toBeFocused()
  await booking.choosesWorkplace()
  await expect(booking.heading('services')).toBeFocused()
  await back()
  await expect(booking.heading('workplace')).toBeVisible()
  await back()
  await expect(booking.field('Rekisterinumero')).toHaveValue('ABC-123')
  expect(page.url()).toContain(site.url)
})

test('goes on at the same step after a reload where the browser keeps its storage', async ({ page, site }) => {
  const booking = new EmbeddedBooking(page)
  // The same site as the booking, so that nothing is blocked.
  await booking.opens(`${site.url.replace('localhost', '127.0.0.1')}/?process=MAINTENANCE`)
  await booking.findsVehicle()
  await booking.choosesWorkplace()
  await booking.choosesService()
  await expect(booking.button(/, \d+ vapaa/).first()).toBeVisible()
  await page.reload()
  await expect(booking.heading('time')).toBeVisible()
  await booking.choosesTime()
  await expect(booking.heading('customer')).toBeVisible()
})

test('shows a dialog where the visitor looks, and hands the focus in and out', async ({ page, site }) => {
  const booking = new EmbeddedBooking(page)
  await booking.opens(`${site.url}/?process=MAINTENANCE&workplace=7`)
  await booking.findsVehicle()
  await expect(booking.heading('services')).toBeFocused()
  await booking.fits()
  const open = booking.button(/^Mitä sisältyy/).last()
  await open.click()
  const dialog = booking.content.getByRole('dialog')
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  const outside = page.getByRole('link', { name: '09 555 01000' })
  await outside.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(booking.content.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(outside).toBeFocused()
})

test('leaves the link where the site is not allowed to show the booking', async ({ page, server, allow }) => {
  allow.console(/frame-ancestors/)
  allow.unanswered(/\/huolto$/)
  const other = await openEmbeddingSite(0)
  other.include(server.url)
  const booking = new EmbeddedBooking(page)
  const refused = page.waitForEvent('requestfailed')
  await page.goto(`${other.url}/?process=MAINTENANCE`)
  await refused
  await expect(booking.link).toBeVisible()
  await expect(booking.frame).toHaveCSS('opacity', '0')
  other.close()
})
