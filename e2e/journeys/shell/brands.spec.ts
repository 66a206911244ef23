import { factsFirst } from '../../harness/facts-first'
import { expectPicture } from '../../harness/pictures'
import { expectAccessible } from '../../harness/access'
import { expect, test } from '../../harness/test'
import { ExtraWork } from '../../pages/extra-work'
import { ManageBooking, bookByApi } from '../../pages/manage-booking'
import { Visitor } from '../../pages/visitor'
import { KAARNA } from '../../scenes/chains'

test.use({ serverEnv: { SPA_CONFIG: JSON.stringify({ brand: KAARNA }) } })

test(
  'V2 5: the colours, corners and logo of another chain change every surface of the brand',
  { tag: ['@maintenance', '@cancel-form'] },
  async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const visitor = new Visitor(page)
    await page.goto('/huolto')
    await visitor.sees('vehicle')
    await expect(page.getByRole('link', { name: 'Kaarna Auto' })).toBeVisible()
    await expectAccessible(page, 'vehicle of another chain')
    await visitor.shell.loadsPhone()
    await expectPicture(page, 'brand-vehicle')
    await factsFirst(page)
    await visitor.startsAt('services')
    await visitor.services.service('Perushuolto (öljynvaihtohuolto)').check()
    await expect(visitor.services.chosen).toContainText('249,00')
    await expectAccessible(page, 'services of another chain')
    // The bar of a phone is drawn where the window was scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectPicture(page, 'brand-services')
    const manage = new ManageBooking(page)
    await manage.opens(await bookByApi(server))
    await expectAccessible(page, 'booking of another chain')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(page.getByRole('main'), 'brand-booking-dark')
    await new ExtraWork(page).follows('LISATYO-4K8P')
    await expectAccessible(page, 'extra work of another chain')
  },
)
