import { customer } from '#tests/fixtures/customer'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import type { VisitState } from '#shared/api/nouns/visit'
import { expectAccessible } from '../../harness/access'
import { openClient } from '../../harness/api'
import { bottomOf, expectFitting } from '../../harness/measure'
import type { Server } from '../../harness/server'
import { expect, test } from '../../harness/test'
import { ManageBooking } from '../../pages/manage-booking'

const TOKEN = 'the-token-of-a-system-at-the-desk-of-the-chain'

test.use({ serverEnv: { VISIT_STATES: '1', DESK_TOKENS: TOKEN, REMINDER_MAIL_HOURS: '2' } })

/** Books a visit by API calls. */
async function book(server: Server): Promise<{ readonly key: string; readonly id: string }> {
  const { api } = await openClient(server)
  await fillBooking(api, 'CUSTOMER', { organizationId: 8 })
  await api.saveCustomer({ body: customer() })
  const { bookingKey, calendarEntry } = await api.saveBooking({})
  return { key: bookingKey ?? '', id: calendarEntry?.uid.split('@')[0] ?? '' }
}

/** Sets the state of a visit as a system of the desk does: without a session, by its token. */
async function set(server: Server, booking: string, state: VisitState): Promise<void> {
  const { api } = await openClient(server)
  await api.setVisitState({ body: { booking, state } }, { headers: { Authorization: `Bearer ${TOKEN}` } })
}

test(
  'VI-03 VI-01 shows how far the visit is, at 1280 and 390 px, and stops its reminders',
  { tag: ['@quick', '@desktop', '@manage-booking'] },
  async ({ page, server }) => {
    const booked = new ManageBooking(page)
    const progress = page.getByRole('region', { name: 'Käynnin vaihe' })
    const current = progress.locator('[aria-current="step"]')
    const wide = page.viewportSize() ?? { width: 1280, height: 900 }
    const phone = { width: 390, height: 844 }
    const { key, id } = await book(server)
    await booked.opens(key)
    await expect(current).toHaveText('Varattu')
    await expect(progress).toContainText('Varattu, ma 23.11.2026 klo 8.')
    // The acts stay in the first view of a telephone while the car is awaited.
    await page.setViewportSize(phone)
    expect(await bottomOf(booked.cancel)).toBeLessThanOrEqual(740)
    await page.setViewportSize(wide)

    await page.getByRole('link', { name: 'Lopeta muistutukset' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lopetetaanko muistutukset?' })).toBeVisible()
    await expectAccessible(page, 'the question whether to stop the reminders')
    await page.getByRole('button', { name: 'Lopeta muistutukset' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Muistutukset on lopetettu.' })).toBeVisible()

    await set(server, id, 'READY')
    // The tab still has the key, and its session knows the register number.
    await page.goto('/peruutus')
    await expect(current).toHaveText('Valmis')
    await expect(progress.getByRole('listitem')).toHaveText([
      'Varattu (tehty)',
      'Vastaanotettu (tehty)',
      'Työn alla (tehty)',
      'Valmis',
      'Noudettu',
    ])
    await expect(booked.move).toHaveCount(0)
    await expect(page.getByText('Auto on jo vastaanotettu')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lopeta muistutukset' })).toHaveCount(0)
    await page.setViewportSize(phone)
    await expect(progress).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(wide)
    await expect(progress).toBeInViewport({ ratio: 1 })
    await expectFitting(page, 'a visit whose car is ready')
  },
)
