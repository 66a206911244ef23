import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { failing, sentTo } from '../../harness/calls'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { linkInMail } from '../../harness/mails'
import { ManageBooking } from '../../pages/manage-booking'
import { Visitor } from '../../pages/visitor'

const HYPHEN = 'Tarkista rekisterinumero. Kirjoita se väliviivan kanssa, esimerkiksi ABC-123.'
const PATTERN = 'Tarkista rekisterinumero. Haemme autosi tiedot numerolla, joka on muotoa ABC-123.'

test.describe('the vehicle step', { tag: '@find-vehicle' }, () => {
  test(
    'VE-02 VE-03 shows the error beside the field, sends no request and keeps the input',
    { tag: ['@any-server', '@quick', '@desktop'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { vehicle } = visitor
      const searches = sentTo(page, 'search-vehicle')
      await page.goto('/')
      await vehicle.next.click()
      await expect(vehicle.registerNumber).toHaveAccessibleDescription('Anna rekisterinumero.')
      await expect(vehicle.kilometers).toHaveAccessibleDescription('Anna mittarilukema.')
      await expect(vehicle.registerNumber).toBeFocused()

      for (const plate of ['123-ABC', 'A-1234', 'ÜBC-123', 'PX-1234']) {
        await vehicle.registerNumber.fill(plate)
        await expect(vehicle.registerNumber).toHaveAccessibleDescription(PATTERN)
      }
      const kilometers = [
        ['-1', 'Mittarilukema ei voi olla negatiivinen.'],
        ['1000000', 'Mittarilukema voi olla enintään 999 999.'],
        ['paljon', 'Kirjoita mittarilukema numeroina.'],
        ['12,5', 'Kirjoita mittarilukema numeroina.'],
      ] as const
      await vehicle.registerNumber.fill('ABC-123')
      for (const [typed, fault] of kilometers) {
        await vehicle.kilometers.fill(typed)
        await vehicle.next.click()
        await expect(vehicle.kilometers).toHaveAccessibleDescription(fault)
        await expect(vehicle.kilometers).toBeFocused()
        await expect(vehicle.kilometers).toHaveValue(typed)
      }
      expect(searches).toEqual([])
      // The maximum is accepted.
      await vehicle.kilometers.fill('999 999')
      await vehicle.next.click()
      await visitor.sees('workplace')
    },
  )

  test(
    'VE-02 converts a plate to upper case, and reports more than 7 characters',
    { tag: '@phone' },
    async ({ page }) => {
      const { vehicle } = new Visitor(page)
      await page.goto('/')
      await vehicle.registerNumber.pressSequentially('cabc-123')
      await expect(vehicle.registerNumber).toHaveValue('CABC-123')
      await vehicle.next.click()
      await expect(vehicle.registerNumber).toHaveAccessibleDescription(
        'Tarkista rekisterinumero. Haemme autosi tiedot numerolla, jossa on enintään 7 merkkiä.',
      )
      // The caret keeps its position while the visitor corrects the plate.
      await vehicle.registerNumber.press('Home')
      await vehicle.registerNumber.press('Delete')
      await page.keyboard.type('b')
      await page.keyboard.press('Delete')
      await expect(vehicle.registerNumber).toHaveValue('BBC-123')
      await expect(vehicle.registerNumber).not.toHaveAccessibleDescription(/enintään/)
    },
  )

  for (const [typed, plate, car] of [
    ['åla-100', 'ÅLA-100', 'Volvo V60'],
    // Decomposed Unicode, as macOS types and pastes it.
    ['äöå-9'.normalize('NFD'), 'ÄÖÅ-9', 'Tesla Model Y'],
    // Pasted with surrounding spaces.
    ['  c-12345 ', 'C-12345', 'Audi A6'],
    ['A-1', 'A-1', 'Saab 900'],
  ] as const)
    test(
      `VE-02 VE-04 VE-07 finds ${plate}`,
      { tag: plate === 'ÅLA-100' ? ['@quick', '@desktop'] : ['@desktop'] },
      async ({ page }) => {
        const visitor = new Visitor(page)
        const { shell, vehicle } = visitor
        await page.goto('/')
        await vehicle.submit(typed, '0')
        await visitor.sees('workplace')
        await expect(shell.card('Ajoneuvo')).toContainText(plate)
        await expect(shell.card('Ajoneuvo')).toContainText(car)
      },
    )

  test(
    'VE-02 reports a plate without its hyphen, and suggests the correct one',
    { tag: '@phone' },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { vehicle } = visitor
      const searches = sentTo(page, 'search-vehicle')
      await page.goto('/')
      await vehicle.submit('ÅLA100', '43210')
      await expect(vehicle.registerNumber).toHaveAccessibleDescription(HYPHEN)
      expect(searches).toEqual([])
      await expect(vehicle.suggestion('ÅLA-100')).toHaveText('Tarkoititko ÅLA-100?')
      await expect(vehicle.registerNumber).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(vehicle.registerNumber).toHaveValue('ÅLA-100')
      await expect(vehicle.suggestion('ÅLA-100')).toHaveCount(0)
      await vehicle.next.click()
      await visitor.sees('workplace')
    },
  )

  test(
    'VE-02 does not move Continue between press and release when the left field shows an error',
    { tag: '@phone' },
    async ({ page }) => {
      const { vehicle } = new Visitor(page)
      await page.goto('/')
      await vehicle.kilometers.fill('1')
      await vehicle.registerNumber.fill('abc123')
      // The error and the suggestion appear after the release only, because they push the button down.
      await vehicle.next.hover()
      await page.mouse.down()
      await expect(vehicle.suggestion('ABC-123')).toHaveCount(0)
      await page.mouse.up()
      await expect(vehicle.suggestion('ABC-123')).toBeVisible()
      await expect(vehicle.registerNumber).toBeFocused()
    },
  )

  test(
    'VE-05 VE-06 VE-07 asks for make and model of an unknown vehicle, keeps them after a reload, and books for it',
    { tag: ['@phone'] },
    async ({ page, server }) => {
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      await page.goto('/')
      await vehicle.submit('xyz-999', '5000')
      const notFound = shell.alert('Emme löytäneet ajoneuvoasi. Valitse merkki ja malli.')
      await expect(notFound).toBeInViewport()
      await expect(vehicle.make.getByRole('option').first()).toHaveText('-- valitse merkki --')
      await expect(vehicle.make).toBeFocused()

      // Submits while the make has the focus, because its error pushes the button down.
      await vehicle.next.click()
      await expect(vehicle.make).toHaveAccessibleDescription('Valitse auton merkki.')
      await expect(vehicle.model).toHaveAccessibleDescription('Kirjoita auton malli.')
      await expect(vehicle.make).toBeFocused()

      await vehicle.changeRegisterNumber.click()
      await expect(notFound).toHaveCount(0)
      await expect(vehicle.make).toHaveCount(0)
      await expect(vehicle.registerNumber).toBeFocused()
      await expect(vehicle.registerNumber).toHaveValue('')

      await vehicle.submit('xyz-999', '5000')
      await vehicle.make.selectOption('Škoda')
      await vehicle.model.fill('Octavia 1.5 TSI')
      await reload(page)
      await expect(vehicle.make).toHaveValue('Škoda')
      await expect(vehicle.model).toHaveValue('Octavia 1.5 TSI')
      await expect(vehicle.kilometers).toHaveValue('5000')
      await vehicle.next.click()
      await expect(shell.card('Ajoneuvo')).toContainText('Škoda Octavia 1.5 TSI')

      const searches = sentTo(page, 'search-vehicle')
      await shell.edit('Ajoneuvo').click()
      await expect(vehicle.make).toHaveValue('Škoda')
      await vehicle.model.fill('Octavia 2.0 TDI')
      await vehicle.next.click()
      await visitor.sees('workplace')
      expect(searches).toEqual([])
      const { person } = await visitor.walks('workplace', 'thanks')
      const [booking] = await savedBookings(server, person.email)
      expect(booking).toMatchObject({
        vehicle: { register_number: 'XYZ-999', make: 'Škoda', model: 'Octavia 2.0 TDI' },
        kilometers: 5000,
      })
    },
  )

  test(
    'EV-06 books for a trial plate, and opens the booking by its link and the plate without its blank',
    { tag: ['@quick', '@phone'] },
    async ({ page, server }) => {
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      await page.goto('/')
      await vehicle.submit('koe 100-h', '5000')
      await expect(vehicle.registerNumber).toHaveAccessibleDescription(/enintään 7 merkkiä/)
      await vehicle.insist.click()
      await expect(vehicle.make).toBeFocused()
      await vehicle.make.selectOption('Volvo')
      await vehicle.model.fill('Duett')
      await vehicle.next.click()
      await expect(shell.card('Ajoneuvo')).toContainText(/KOE 100-H.*Volvo Duett/)
      const { person } = await visitor.walks('workplace', 'thanks')
      const [booking] = await savedBookings(server, person.email)
      expect(booking).toMatchObject({ vehicle: { register_number: 'KOE 100-H', make: 'Volvo', model: 'Duett' } })

      const managed = new ManageBooking(page)
      await page.goto('about:blank')
      await page.goto(await linkInMail(server, '#varaus=', person.email))
      await managed.registerNumber.fill('koe100-h')
      await managed.open.click()
      await expect(managed.move).toBeVisible()
      await expect(page.getByRole('main')).toContainText('KOE 100-H')
    },
  )

  test(
    'NO-02 VE-05 WZ-13 offers a retry when the questions or the makes fail to load, and blocks forward until answered',
    { tag: '@desktop' },
    async ({ page, allow }) => {
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      allow.status(500)
      allow.unanswered(/\/rare\./)
      await visitor.opens('workplace')
      await page.goBack()
      await visitor.sees('vehicle')
      const code = '**/rare.*'
      await page.route(code, (route) => route.abort())
      await vehicle.submit('XYZ-999', '5000')
      await expect(shell.alert('Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
      await expect(vehicle.registerNumber).toHaveValue('XYZ-999')
      await expect(vehicle.kilometers).toHaveValue('5000')

      await page.unroute(code)
      const restore = await failing(page, 'vehicle-makes', 500)
      await vehicle.next.click()
      await expect(vehicle.make).toHaveAccessibleDescription(
        'Automerkkien haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      )
      await expect(vehicle.model).toHaveValue('')
      await shell.dismissNotifications()
      await expectAccessible(page, 'makes that failed')
      await restore()
      await vehicle.retryMakes.click()
      await expect(vehicle.make).toBeFocused()
      await vehicle.make.selectOption('Volvo')
      await vehicle.next.click()
      await expect(vehicle.model).toBeFocused()
      await expectAccessible(page, 'unknown vehicle with a fault')

      // The search has removed the booking's vehicle, so forward stays on the vehicle step.
      await page.goForward()
      await visitor.sees('vehicle')
      await expect(vehicle.make).toHaveValue('Volvo')
    },
  )
})
