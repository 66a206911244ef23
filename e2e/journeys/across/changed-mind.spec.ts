import { expectAccessible } from '../../harness/access'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { OrderPanel } from '../../pages/order-panel'
import { USUAL, Visitor } from '../../pages/visitor'

const WASH = 'Ulkopesu'

test(
  'RC-04 RC-05 asks about an empty order, keeps the order at another workplace and names what is not sold there',
  { tag: ['@choose-services', '@choose-workplace'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { services, shell, workplace } = visitor
    const order = new OrderPanel(page)
    await visitor.startsAt('services', { organizationId: 2 })
    await services.next.click()
    const question = page.getByRole('alertdialog', { name: 'Haluatko jatkaa ilman palveluja?' })
    await expect(question).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'the question about an empty order')
    await question.getByRole('button', { name: 'Takaisin palveluihin' }).click()
    await expect(question).toBeHidden()

    await services.service(USUAL.service).check()
    await services.service(WASH).check()
    await expect(order.rows).toHaveCount(2)
    await shell.edit('Toimipiste').click()
    await workplace.select(USUAL.workplace).click()
    await visitor.sees('services')
    await expect(services.service(USUAL.service)).toBeChecked()
    await expect(services.service(WASH)).toBeChecked()

    await page.route(/\/additional-services\/v2/, (route) => route.fulfill({ json: [] }))
    await shell.edit('Toimipiste').click()
    await workplace.select('Turku Länsikeskus').click()
    const dropped = page.getByRole('alert').filter({ hasText: 'Kaikki valintasi eivät siirtyneet' })
    await expect(dropped).toBeInViewport({ ratio: 1 })
    await expect(dropped).toContainText(/Turku Länsikeskus.*Ulkopesu/)
    await expect(dropped).not.toContainText(USUAL.service)
    await expect(services.service(USUAL.service)).toBeChecked()
    await expectAccessible(page, 'the products that another workplace does not sell')
    await reload(page)
    await expect(dropped).toBeVisible()
    await dropped.getByRole('button', { name: 'Selvä' }).click()
    await expect(dropped).toHaveCount(0)
  },
)

test(
  'RC-06 RC-07 redeems a typed code with Continue, removes it, and keeps the booking over a reload at the vehicle step',
  { tag: ['@redeem-code'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { services, shell, vehicle, workplace } = visitor
    const order = new OrderPanel(page)
    await visitor.startsAt('services')
    await services.service(USUAL.service).check()
    await order.code.fill('eitoimi')
    await services.next.click()
    const reason = order.panel.getByText('Etukoodi ei kelpaa')
    await expect(reason).toBeInViewport({ ratio: 1 })
    const lasting = order.panel.getByText('Korjaa etukoodi tai tyhjennä kenttä, niin pääset jatkamaan.')
    await expect(lasting).toBeInViewport({ ratio: 1 })
    await order.code.fill('huolto10')
    await services.next.click()
    await visitor.sees('time')

    await shell.edit('Palvelut').click()
    await expect(order.panel).toContainText(
      /Hinta ennen alennusta\s*249,00\s€\s*Etukoodi HUOLTO10\s*−24,90\s€\s*Hinta-arvio yhteensä\s*224,10\s€/,
    )
    const remove = order.panel.getByRole('button', { name: 'Poista etukoodi' })
    await expect(remove).toBeVisible()
    await expectAccessible(page, 'a code that can be removed')
    await remove.click()
    await expect(order.panel).toContainText(/yhteensä\s*249,00\s€/)
    await expect(order.panel).not.toContainText('HUOLTO10')

    await shell.edit('Ajoneuvo').click()
    await visitor.sees('vehicle')
    await reload(page)
    await expect(page.getByText('Varauksesi on tallessa')).toBeInViewport({ ratio: 1 })
    await expect(vehicle.registerNumber).toHaveValue(USUAL.plate)
    await expectAccessible(page, 'a booking that continues after a reload')
    await vehicle.next.click()
    await workplace.select(USUAL.workplace).click()
    await visitor.sees('services')
    await expect(services.service(USUAL.service)).toBeChecked()
  },
)
