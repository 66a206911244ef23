import { expect, test } from '../../harness/test'
import { ManageBooking } from '../../pages/manage-booking'
import { SAVED } from '../../pages/thanks-step'
import { USUAL, Visitor } from '../../pages/visitor'

test(
  'CU-04 CA-04 books what the server sells, finds the booking by the link of Kiitos, and cancels it',
  { tag: ['@any-server', '@finish-booking', '@manage-booking'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { shell, thanks } = visitor
    const { slot } = await visitor.opens('thanks')
    await expect(shell.notification(SAVED)).toBeVisible()
    await expect(thanks.date).toContainText(`${slot.day} klo ${slot.start}`)
    await expect(thanks.detail('Toimipiste')).toContainText(USUAL.workplace)
    await expect(thanks.detail('Ajoneuvo')).toContainText(USUAL.plate)
    await expect(thanks.detail('Palvelut')).toContainText(USUAL.service)

    await page.getByRole('main').getByRole('link', { name: 'Siirrä tai peruuta varaus' }).click()
    const managed = new ManageBooking(page)
    await managed.registerNumber.fill(USUAL.plate)
    await managed.open.click()
    await expect(managed.date).toContainText(slot.day)
    await managed.cancel.click()
    await managed.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).click()
    await expect(managed.heading('Varauksesi on peruutettu.')).toBeVisible()
  },
)
