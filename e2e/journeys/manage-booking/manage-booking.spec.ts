import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { failing, sentTo } from '../../harness/calls'
import { bottomOf, expectFitting } from '../../harness/measure'
import { expectPicture } from '../../harness/pictures'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { bookByApi, ManageBooking } from '../../pages/manage-booking'
import { ChangeRequest } from '../../pages/change-request'
import { Shell } from '../../pages/shell'
import { TimeStep } from '../../pages/time-step'
import { pressTwice } from '../../harness/press-twice'

/** Ids of workshops where no other journey books, so that their times are always the same. */
const PICTURED = 7
const QUIET = 8
const MOVED = 'Varauksesi on siirretty.'
const CANCELLED = 'Varauksesi on peruutettu.'

/** Adds a card payment to the opened booking, which the journeys by API calls do not make. */
const showPaid = async (page: Page): Promise<void> => {
  await page.route('**/open-booking**', async (route) => {
    const response = await route.fetch()
    const booking: object = await response.json()
    await route.fulfill({ response, json: { ...booking, payment: { paid: 249, credit: 0, due: 0, refund: 0 } } })
  })
}

/** Expects no booking key in the address, referrer, title, history state and local storage. */
async function expectKeyGone(page: Page, key: string): Promise<void> {
  const seen = await page.evaluate(() =>
    [
      location.href,
      document.referrer,
      document.title,
      JSON.stringify(history.state),
      JSON.stringify(localStorage),
    ].join('\n'),
  )
  expect(seen).not.toContain(key)
}

test.describe('a booking opened by the link of its confirmation', { tag: ['@manage-booking', '@cancel-form'] }, () => {
  test('CA-04 moves and then cancels the booking, after a wrong register number and a failed save', async ({
    allow,
    page,
    server,
  }) => {
    test.slow()
    allow.status(404, 500)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const [booked, shell, time] = [new ManageBooking(page), new Shell(page), new TimeStep(page)]
    const bookingKey = await bookByApi(server, { organizationId: PICTURED })
    // A day with hours: Fridays are reserved as whole days.
    const choosesWednesday = async (): Promise<void> => {
      const wednesday = time.dayOf('2026-12-02')
      await expect(time.day).toBeVisible()
      if (!(await wednesday.isVisible())) await time.nextMonth.click()
      await wednesday.click()
    }
    await booked.follows('esimerkki-varaustunnus')
    await expectAccessible(page, 'asking for the register number')
    await expectPicture(page, 'screen-booking-asking')
    await booked.registerNumber.fill('abc-123')
    await page.keyboard.press('Enter')
    await expect(shell.alert('Varausta ei löytynyt näillä tiedoilla.')).toBeVisible()
    await shell.dismissNotifications()
    await page.mouse.move(0, 0)
    await expectAccessible(page, 'a booking that is not found')
    await expectPicture(page, 'screen-booking-not-found')

    await booked.opens(bookingKey)
    await expectKeyGone(page, bookingKey)
    await expect(booked.heading('Varauksesi')).toBeFocused()
    await expect(booked.detail('Palvelut')).toContainText('249,00')
    await expect(booked.detail('Toimipisteen ohjeet')).toContainText('huoltokirja')
    await expectAccessible(page, 'a booking')
    await expectPicture(page, 'screen-booking')
    await reload(page)
    await expect(booked.move).toBeVisible()

    // Opens the calendar and returns by the browser's Back.
    await booked.move.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Varaa aika' })).toBeFocused()
    await choosesWednesday()
    await expect(time.slots.first()).toBeVisible()
    await expectAccessible(page, 'choosing another time')
    await page.evaluate(() => window.scrollTo({ top: 0 }))
    await expectPicture(page, 'screen-booking-move')
    await page.goBack()
    await expect(booked.heading('Varauksesi')).toBeFocused()
    await booked.move.click()
    await choosesWednesday()
    await time.slot('9.00').or(time.slots.last()).first().click()
    await time.next.click()
    await expect(booked.moveDialog).toBeVisible()
    await expect(booked.moveDialog).toBeFocused()
    await expectAccessible(page, 'the question whether to move')
    await expectPicture(booked.moveDialog, 'booking-move-question')
    const confirm = booked.moveDialog.getByRole('button', { name: 'Vaihda aika' })
    const restore = await failing(page, 'save-booking', 500)
    await confirm.click()
    await expect(booked.moveDialog.getByRole('alert')).toContainText('Ajan vaihtaminen epäonnistui.')
    await expectAccessible(page, 'a move that failed')
    await restore()
    const saved = sentTo(page, 'save-booking')
    await pressTwice(confirm)
    await expect(booked.heading(MOVED)).toBeFocused()
    expect(saved).toHaveLength(1)
    await shell.dismissNotifications()
    await page.mouse.move(0, 0)
    await expectAccessible(page, 'a moved booking')
    await expectPicture(page, 'screen-booking-moved')

    await booked.cancel.click()
    await expectAccessible(page, 'the question whether to cancel')
    await page.mouse.move(0, 0)
    await expectPicture(booked.cancelDialog, 'booking-cancel-question')
    await booked.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).click()
    await expect(booked.heading(CANCELLED)).toBeFocused()
    await expectAccessible(page, 'a cancelled booking')
    await expectPicture(page, 'screen-booking-cancelled')
    // A reload shows the empty change request, because the cancelled booking is no longer stored.
    await reload(page)
    await expect(new ChangeRequest(page).workshop).toBeVisible()
  })

  test(
    'CA-04 shows the cancellation by keyboard when a booking is moved in one browser and cancelled in another',
    { tag: '@desktop' },
    async ({ allow, newVisitor, page, server }) => {
      allow.status(409)
      const bookingKey = await bookByApi(server, { organizationId: QUIET })
      const [here, there] = [new ManageBooking(page), new ManageBooking(await newVisitor())]
      await here.opens(bookingKey)
      await there.opens(bookingKey)
      await here.move.focus()
      await page.keyboard.press('Enter')
      const time = new TimeStep(page)
      await time.slots.last().focus()
      await page.keyboard.press('Enter')
      await time.next.focus()
      await page.keyboard.press('Enter')
      await expect(here.moveDialog).toBeVisible()
      await there.cancel.focus()
      await there.cancel.press('Enter')
      // Escape has the effect of the safe button and returns the focus.
      await there.cancelDialog.press('Escape')
      await expect(there.cancelDialog).toHaveCount(0)
      await expect(there.cancel).toBeFocused()
      await there.cancel.press('Enter')
      await there.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).press('Enter')
      await expect(there.heading(CANCELLED)).toBeFocused()

      await here.moveDialog.getByRole('button', { name: 'Vaihda aika' }).press('Enter')
      await expect(here.heading(CANCELLED)).toBeFocused()
    },
  )

  test('RC-15 opens the booking of a typed key beside the form for requests, and again after a reload', async ({
    allow,
    page,
    server,
  }) => {
    allow.status(404)
    const bookingKey = await bookByApi(server, { organizationId: QUIET })
    const [booked, shell] = [new ManageBooking(page), new Shell(page)]
    await new ChangeRequest(page).opens()
    const way = page.getByRole('form', { name: 'Avaa varaus' })
    await expect(way.getByRole('button', { name: 'Avaa varaus' })).toBeInViewport({ ratio: 1 })
    const [key, plate] = ['Varaustunnus', 'Rekisterinumero'].map((name) => way.getByRole('textbox', { name }))
    if (!key || !plate) throw new Error('The form has two fields.')
    await key.fill('esimerkki-varaustunnus')
    await plate.fill('abc-123')
    await plate.press('Enter')
    await expect(shell.alert('Varausta ei löytynyt näillä tiedoilla.')).toBeInViewport()
    await expectAccessible(page, 'a typed key that is not found')
    await key.fill(bookingKey)
    await key.press('Enter')
    await expect(booked.heading('Varauksesi')).toBeFocused()
    await expect(booked.heading('Varauksesi')).toBeInViewport({ ratio: 1 })
    await reload(page)
    await expect(booked.cancel).toBeVisible()
    await expectKeyGone(page, bookingKey)
  })

  test(
    'CA-04 fits a width of 320 px, and does not ask for confirmation when another tab of the page is opened',
    { tag: ['@quick', '@phone'] },
    async ({ page, server }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const booked = new ManageBooking(page)
      const shell = new Shell(page)
      const time = new TimeStep(page)
      const fits = async (): Promise<void> =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await booked.follows(await bookByApi(server, { organizationId: QUIET }))
      await fits()
      await booked.registerNumber.fill('abc-123')
      await booked.open.tap()
      await expect(booked.move).toBeVisible()
      await fits()
      for (const button of [booked.move, booked.cancel, booked.request])
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await booked.move.tap()
      await expect(time.slots.first()).toBeVisible()
      await fits()
      await shell.tab('Huollon ajanvaraus').tap()
      await expect(shell.title('Huollon ajanvaraus')).toBeVisible()
      await expect(shell.leaveDialog).toHaveCount(0)
      expect(await savedBookings(server, 'aino@example.fi')).not.toEqual([])
      // After Back, the form to open the booking still contains its key.
      await page.goBack()
      await expect(booked.open).toBeVisible()
      await expect(booked.key).not.toHaveValue('')
    },
  )

  test(
    'LO-13 an opened booking shows both acts at 390, and the page without a key its button',
    { tag: ['@quick', '@phone'] },
    async ({ page, server }) => {
      const booked = new ManageBooking(page)
      await new ChangeRequest(page).opens()
      expect(await bottomOf(booked.open)).toBeLessThanOrEqual(560)
      await showPaid(page)
      await booked.opens(await bookByApi(server, { organizationId: QUIET }))
      await expect(page.getByText('Maksamasi 249,00')).toBeVisible()
      expect(await bottomOf(booked.cancel)).toBeLessThanOrEqual(740)
    },
  )

  test(
    'LO-15 LO-16 the page fits every width without a key, with faults, opened and cancelled',
    { tag: '@desktop' },
    async ({ page, server }) => {
      test.slow()
      const booked = new ManageBooking(page)
      await new ChangeRequest(page).opens()
      await expectFitting(page, 'without a key')
      await booked.open.click()
      await expectFitting(page, 'faults')
      await showPaid(page)
      await booked.opens(await bookByApi(server, { organizationId: QUIET }))
      await expect(booked.detail('Toimipisteen ohjeet')).toContainText('huoltokirja')
      await expectFitting(page, 'opened')
      await booked.cancel.click()
      await booked.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).click()
      await expect(booked.heading(CANCELLED)).toBeFocused()
      await expectFitting(page, 'cancelled')
    },
  )
})
