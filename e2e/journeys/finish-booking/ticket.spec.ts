import type { Page } from '@playwright/test'
import { bottomOf, expectFitting, pageHeight } from '../../harness/measure'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

const tag = ['@finish-booking', '@quick']

const PAID = {
  booking_total_duration: {
    start: '2026-11-26T08:30:00',
    end: '2026-11-26T10:00:00',
    time_selection_type: null,
    held_seconds: 600,
  },
  payment: { paid: 249, credit: 0, due: 0, refund: 0 },
}

/** Books a basic service from the services step on, so that the page knows the workshop's info text. */
async function opensTicket(page: Page, changes: object = PAID): Promise<Visitor> {
  const visitor = new Visitor(page)
  await page.route('**/save-booking', async (route) => {
    const response = await route.fetch()
    const saved: { booking: object } = await response.json()
    await route.fulfill({ response, json: { ...saved, booking: { ...saved.booking, ...changes } } })
  })
  await visitor.startsAt('services')
  const oil = visitor.services.service('Perushuolto (öljynvaihtohuolto)')
  await oil.focus()
  await oil.press('Space')
  await visitor.services.next.click()
  await visitor.walks('time', 'thanks')
  await visitor.shell.dismissNotifications()
  return visitor
}

test('LO-12 Kiitos fits the screen at 1280', { tag: [...tag, '@desktop'] }, async ({ page }) => {
  const { thanks } = await opensTicket(page)
  await expect(thanks.detail('Toimipisteen ohjeet')).toContainText('huoltokirja')
  expect(await pageHeight(page)).toBeLessThanOrEqual(910)
  await expect(thanks.date).toHaveText('Aika on varattu sinulle torstai 26.11.2026 klo 8.30–10.00')
})

test('LO-12 Kiitos shows date and payment early at 390', { tag: [...tag, '@phone'] }, async ({ page }) => {
  const { thanks } = await opensTicket(page)
  // Once the ticket has come to rest.
  await expect.poll(() => bottomOf(thanks.date)).toBeLessThanOrEqual(340)
  await expect.poll(() => bottomOf(page.getByText('Maksettu kortilla'))).toBeLessThanOrEqual(880)
})

test('LO-15 LO-16 Kiitos fits every width, and prints the ticket alone', { tag: '@desktop' }, async ({ page }) => {
  const { thanks } = await opensTicket(page)
  await expectFitting(page, 'Kiitos')
  await page.emulateMedia({ media: 'print' })
  await expect(thanks.date).toBeVisible()
  await expect(thanks.detail('Palvelut')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('LO-15 LO-16 Kiitos of a sparse booking fits every width', { tag: ['@quick', '@desktop'] }, async ({ page }) => {
  const { thanks } = await opensTicket(page, {
    booking_total_duration: { ...PAID.booking_total_duration, end: null },
    organization: { id: 1, name: 'Helsinki Roihupelto' },
    vehicle: { register_number: 'ABC-123' },
    payment: null,
  })
  await expect(thanks.date).toHaveText('Aika on varattu sinulle torstai 26.11.2026 klo 8.30')
  await expect(thanks.detail('Toimipiste')).toHaveText('Helsinki Roihupelto')
  await expectFitting(page, 'a sparse booking')
})
