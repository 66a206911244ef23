import { savedBookings } from '../../harness/api'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

test.describe('editing a finished step', { tag: ['@process', '@maintenance'] }, () => {
  test(
    'WZ-11 WZ-08 reopens the vehicle, the workplace and the services until a time is reserved',
    { tag: ['@desktop'] },
    async ({ page, server }) => {
      test.slow()
      const visitor = new Visitor(page)
      const { shell, vehicle, services, time } = visitor
      await visitor.startsAt('time')
      await expect(shell.edits).toHaveCount(3)

      await shell.edit('Palvelut').click()
      await visitor.sees('services')
      await expect(shell.edits).toHaveCount(2)
      await expect(services.service(USUAL.service)).toBeChecked()
      await services.service(USUAL.service).uncheck()
      await services.service('Vuosihuolto').check()
      await services.next.click()
      await visitor.sees('time')
      await expect(shell.card('Palvelut')).toContainText('Vuosihuolto')
      await expect(shell.card('Palvelut')).not.toContainText(USUAL.service)

      await shell.edit('Toimipiste').click()
      await visitor.sees('workplace')
      await expect(shell.edits).toHaveCount(1)
      await visitor.workplace.select('Espoo Leppävaara').click()
      await visitor.sees('services')
      await expect(shell.card('Toimipiste')).toContainText('Espoo Leppävaara')

      await shell.edit('Ajoneuvo').click()
      await visitor.sees('vehicle')
      await expect(shell.edits).toHaveCount(0)
      await expect(vehicle.registerNumber).toHaveValue(USUAL.plate)
      await expect(vehicle.kilometers).toHaveValue(USUAL.kilometers)
      await vehicle.submit('KOR-77', '121300')
      await visitor.sees('workplace')
      await expect(shell.card('Ajoneuvo')).toContainText('KOR-77')

      await visitor.workplace.select('Turku Länsikeskus').click()
      await visitor.sees('services')
      await services.service(USUAL.service).check()
      await services.next.click()
      await visitor.sees('time')
      await time.chooseFirst()
      await time.next.click()
      await visitor.sees('customer')
      await expect(shell.edits).toHaveCount(0)
      await expect(shell.startOver).toBeVisible()

      const { person } = await visitor.walks('customer', 'thanks')
      const [booking] = await savedBookings(server, person.email)
      expect(booking).toMatchObject({
        vehicle: { register_number: 'KOR-77' },
        kilometers: 121_300,
        organization: { name: 'Turku Länsikeskus' },
      })
      expect(booking?.order_items.map(({ description }) => description)).toContain(USUAL.service)
    },
  )

  test(
    'WZ-11 TM-15 keeps the steps locked by a reserved time after a reload, and lets the visitor change the time',
    { tag: '@phone' },
    async ({ page, server }) => {
      const visitor = new Visitor(page)
      const { shell, time } = visitor
      await visitor.startsAt('time')
      await visitor.walks('time', 'customer')
      await reload(page)
      await visitor.sees('customer')
      await expect(shell.edits).toHaveCount(0)
      await shell.changeTime.click()
      await visitor.sees('time')
      await expect(shell.edits).toHaveCount(0)
      const starts = await time.starts()
      const other = starts.at(-1) ?? ''
      await time.slot(other).click()
      await time.next.click()
      const { person } = await visitor.walks('customer', 'thanks')
      const [booking] = await savedBookings(server, person.email)
      const [hour, minute] = other.split('.')
      expect(booking?.booking_total_duration?.start).toContain(`T${hour?.padStart(2, '0')}:${minute}:00`)
    },
  )

  test(
    'WZ-09 VE-07 starts over with empty fields, after a confirmation from the services step on',
    { tag: '@phone' },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      await visitor.startsAt('workplace')
      await shell.startOver.click()
      await visitor.sees('vehicle')
      await expect(vehicle.registerNumber).toHaveValue('')

      await visitor.startsAt('services')
      await shell.startOver.click()
      await expect(shell.dialog).toBeVisible()
      await shell.dialog.getByRole('button', { name: 'Jatka varausta' }).click()
      await expect(shell.dialog).toHaveCount(0)
      await visitor.sees('services')
      await shell.startOver.click()
      await page.keyboard.press('Escape')
      await expect(shell.dialog).toHaveCount(0)
      await visitor.sees('services')
      await expect(shell.startOver).toBeFocused()

      await visitor.startsAt('customer')
      await shell.startOver.click()
      await shell.dialog.getByRole('button', { name: 'Aloita alusta' }).click()
      await visitor.sees('vehicle')
      await expect(vehicle.registerNumber).toHaveValue('')
      await expect(vehicle.kilometers).toHaveValue('')
      await expect(shell.card('Ajoneuvo')).toHaveCount(0)
      await reload(page)
      await visitor.sees('vehicle')
      await expect(vehicle.registerNumber).toHaveValue('')
      await visitor.walks('vehicle', 'services')
      await expect(visitor.services.service(USUAL.service)).not.toBeChecked()
    },
  )
})
