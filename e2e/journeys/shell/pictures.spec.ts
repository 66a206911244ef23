import { factsFirst } from '../../harness/facts-first'
import { expectPicture } from '../../harness/pictures'
import { expect, test } from '../../harness/test'
import { ChangeRequest } from '../../pages/change-request'
import { Visitor } from '../../pages/visitor'

test(
  'the screens that do not depend on other bookings match their pictures in both schemes',
  { tag: ['@maintenance', '@cancel-form', '@find-vehicle', '@choose-services'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { shell, vehicle } = visitor
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const inBoth = async (name: string): Promise<void> => {
      await expectPicture(page, name)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectPicture(page, `${name}-dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.goto('/huolto')
    await visitor.sees('vehicle')
    await shell.loadsPhone()
    await inBoth('screen-vehicle')
    await vehicle.submit('ABC123', '')
    await expect(vehicle.suggestion('ABC-123')).toBeVisible()
    await expectPicture(page, 'screen-vehicle-faults')
    await vehicle.submit('XYZ-999', '5000')
    await expect(vehicle.make).toBeVisible()
    await expectPicture(page, 'screen-vehicle-unknown')
    await factsFirst(page)
    await visitor.startsAt('services')
    await visitor.sees('services')
    await inBoth('screen-services')
    await new ChangeRequest(page).opens()
    await shell.loadsPhone()
    await inBoth('screen-change-request')
  },
)
