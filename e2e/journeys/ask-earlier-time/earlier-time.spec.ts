import { create, string, type } from 'superstruct'
import { expectAccessible } from '../../harness/access'
import { linkInMail } from '../../harness/mails'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { bookByApi, ManageBooking } from '../../pages/manage-booking'
import { Visitor } from '../../pages/visitor'

test.use({ serverEnv: { EARLIER_TIMES: '1' } })

/** Days of which the second visitor has the first free time. The first visitor's is on an earlier day. */
const LATER = { start: '2026-11-26', end: '2026-12-11' }

test(
  'VI-02 one visitor cancels, and the other, who asked on Kiitos, takes that time by the link of the mail',
  { tag: ['@quick', '@manage-booking', '@ask-earlier-time'] },
  async ({ newVisitor, page, server }) => {
    const early = await bookByApi(server)
    const visitor = new Visitor(page)
    await visitor.startsAt('customer', { days: LATER })
    await visitor.customer.fill(somebody())
    const response = page.waitForResponse(/\/save-booking$/)
    await visitor.customer.send.click()
    await visitor.sees('thanks')
    const { bookingKey } = create(await (await response).json(), type({ bookingKey: string() }))
    const old = await visitor.thanks.date.textContent()

    await page.getByRole('button', { name: 'Ilmoita aikaisemmasta ajasta' }).click()
    await expect(page.getByLabel('Aikaisin päivä')).toBeFocused()
    await expectAccessible(page, 'the wish for an earlier time')
    await page.getByRole('button', { name: 'Ilmoita minulle' }).click()
    await expect(page.getByRole('heading', { name: 'Ilmoitamme sinulle aikaisemmasta ajasta' })).toBeInViewport()
    await expectAccessible(page, 'a wish that stands')

    const other = new ManageBooking(await newVisitor())
    await other.opens(early)
    const freed = await other.date.textContent()
    await other.cancel.click()
    await other.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).click()
    await expect(other.heading('Varauksesi on peruutettu.')).toBeFocused()

    // The booking's page shows the offer too.
    const own = new ManageBooking(page)
    await own.opens(bookingKey)
    await expect(page.getByRole('heading', { name: 'Sinulle vapautui aikaisempi aika' })).toBeVisible()
    await expectAccessible(page, 'an offer on the page of its booking')

    await page.goto('about:blank')
    await page.goto(await linkInMail(server, '#tarjous='))
    const take = page.getByRole('button', { name: 'Ota tämä aika' })
    await expect(take).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(/\/peruutus$/)
    await expectAccessible(page, 'an offer by its link')
    await take.click()
    await expect(own.heading('Varauksesi on siirretty')).toBeFocused()
    await expectAccessible(page, 'a time that was taken')
    const day = /\d+\.\d+\.\d{4} klo \d+\.\d+/
    await expect(own.date).toContainText(day.exec(freed ?? '')?.[0] ?? 'no day')
    await expect(own.date).not.toContainText(day.exec(old ?? '')?.[0] ?? 'no day')

    // The key of the confirmation opens the moved booking.
    const elsewhere = new ManageBooking(await newVisitor())
    await elsewhere.opens(bookingKey)
    await expect(elsewhere.date).toContainText(day.exec(freed ?? '')?.[0] ?? 'no day')
  },
)
