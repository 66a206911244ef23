import { translatePage } from '#tests/harness/translation/translator'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

/** A service that replaces the usual one. */
const ANOTHER = 'Laaja määräaikaishuolto'

test(
  'EV-01 a booking is made in a translated page, on which every error, price and time is current',
  { tag: ['@quick', '@maintenance', '@choose-services'] },
  async ({ page }) => {
    await page.addInitScript(translatePage, '')
    const visitor = new Visitor(page)
    const { services, shell, thanks, time, vehicle } = visitor
    await page.goto('/')
    await vehicle.submit('A', USUAL.kilometers)
    const error = page.getByText('Tarkista rekisterinumero', { exact: false }).first()
    await expect(error).toBeVisible()
    await visitor.walks('vehicle', 'services')
    await expect(error).toBeHidden()

    await services.service(USUAL.service).check()
    await expect(services.chosen).toContainText('249,00 €')
    await services.service(ANOTHER).check()
    await expect(services.chosen).toContainText('429,00 €')
    await expect(services.chosen).not.toContainText('249,00 €')
    await services.service(USUAL.service).check()
    await expect(services.chosen).toContainText('249,00 €')
    await services.next.click()

    await visitor.sees('time')
    const first = await time.chooseFirst()
    await expect(page.getByRole('region', { name: 'Varauksesi' }).first()).toContainText(first.start)
    await time.next.click()
    const { person } = await visitor.walks('customer', 'thanks')
    await expect(thanks.date).toContainText(`${first.day} klo ${first.start}`)
    await expect(page.getByText(person.email).first()).toBeVisible()
    await expect(shell.title('Huollon ajanvaraus')).toBeVisible()
    // The translator was at work to the end.
    await expect(page.locator('main h2 font').first()).toBeVisible()
  },
)
