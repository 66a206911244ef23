import { expectAccessible } from '../../harness/access'
import { expireSession, savedBookings } from '../../harness/api'
import { failing } from '../../harness/calls'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { USUAL, Visitor, type MaintenanceStep } from '../../pages/visitor'

const ENDED = 'Istunto on päättynyt'

test.describe('a session that has ended', { tag: '@session' }, () => {
  test(
    'WZ-12 is reported on the vehicle step, keeps the input, and the next submit succeeds',
    { tag: '@phone' },
    async ({ allow, page, server }) => {
      allow.status(412)
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      await page.goto('/')
      await visitor.sees('vehicle')
      await vehicle.registerNumber.fill('KOR-77')
      await vehicle.kilometers.fill('121300')
      await expireSession(server, page)
      await vehicle.next.click()
      await expect(shell.notification(ENDED)).toBeVisible()
      await expect(shell.notifications).toHaveCount(1)
      await visitor.sees('vehicle')
      await expect(vehicle.registerNumber).toHaveValue('KOR-77')
      await expect(vehicle.kilometers).toHaveValue('121300')
      await shell.dismissNotifications()

      await vehicle.next.click()
      const { person } = await visitor.walks('workplace', 'thanks')
      const [booking] = await savedBookings(server, person.email)
      expect(booking).toMatchObject({ vehicle: { register_number: 'KOR-77' } })
    },
  )

  const person = somebody()
  const triggers: Record<Exclude<MaintenanceStep, 'vehicle' | 'thanks'>, (visitor: Visitor) => Promise<void>> = {
    workplace: ({ workplace }) => workplace.select(USUAL.workplace).click(),
    // Uses click, because `check` would expect the checkbox to stay ticked.
    services: ({ services }) => services.service(USUAL.service).click(),
    time: async ({ time }) => {
      await time.chooseFirst()
      await time.next.click()
    },
    // The autosave receives the refusal before the submit.
    customer: ({ customer }) => customer.fill(person),
  }
  test(
    'WZ-12 is reported once on every later step, returns to the first step, and a booking succeeds afterwards',
    { tag: '@desktop' },
    async ({ allow, page, server }) => {
      test.slow()
      allow.status(412)
      const visitor = new Visitor(page)
      const { shell, vehicle, customer } = visitor
      for (const step of ['workplace', 'services', 'time', 'customer'] as const)
        await test.step(step, async () => {
          await visitor.startsAt(step)
          await expireSession(server, page)
          await triggers[step](visitor)
          await expect(shell.notification(ENDED)).toBeVisible()
          await expect(shell.notifications).toHaveCount(1)
          await visitor.sees('vehicle')
          await expect(vehicle.registerNumber).toHaveValue(USUAL.plate)
          await expect(vehicle.kilometers).toHaveValue('84500')
          await expect(page.getByRole('main').getByText('Täytimme valmiiksi tiedot', { exact: false })).toBeVisible()
          if (step === 'time') await expectAccessible(page, 'a session that has ended')
          await expect(shell.card('Ajoneuvo')).toHaveCount(0)
          await expect(shell.progress('Ajoneuvo')).toHaveAttribute('aria-current', 'step')
          await shell.dismissNotifications()
        })

      // The customer step restores the input of the last session.
      await vehicle.next.click()
      await visitor.walks('workplace', 'customer')
      await expect(customer.firstName).toHaveValue(person.firstName)
      await expect(customer.email).toHaveValue(person.email)
      await customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

  test(
    'WZ-12 CU-05 shows no error of the refused submit in the next booking',
    { tag: '@phone' },
    async ({ allow, page }) => {
      allow.status(412)
      const visitor = new Visitor(page)
      const { shell, customer } = visitor
      await visitor.startsAt('customer')
      const restore = await failing(page, 'save-booking', 412)
      await customer.fill(somebody())
      await customer.send.click()
      await expect(shell.notification(ENDED)).toBeVisible()
      await visitor.sees('vehicle')
      await restore()
      await shell.dismissNotifications()
      await visitor.walks('vehicle', 'customer')
      await expect(shell.alert('Ajanvarauspyynnön tallentaminen epäonnistui.')).toHaveCount(0)
    },
  )

  test(
    'WZ-12 WZ-10 is reported on a reload, which opens the first step',
    { tag: ['@quick', '@desktop'] },
    async ({ allow, page, server }) => {
      allow.status(412)
      const visitor = new Visitor(page)
      await visitor.startsAt('services')
      await expireSession(server, page)
      await reload(page)
      await expect(visitor.shell.notification(ENDED)).toBeVisible()
      await visitor.sees('vehicle')
    },
  )
})
