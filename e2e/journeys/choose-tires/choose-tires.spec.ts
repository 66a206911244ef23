import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { expectPicture } from '../../harness/pictures'
import { reload } from '../../harness/reload'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Visitor } from '../../pages/visitor'

test(
  'TI-03 TI-05 TI-07 books storage and a tire change for a tire hotel customer by keyboard, also after a reload',
  { tag: ['@quick', '@choose-tires', '@tire-change', '@desktop'] },
  async ({ page, server }) => {
    const { keyboard } = page
    const visitor = new Visitor(page)
    const { tires, time, customer, shell, thanks } = visitor
    const person = somebody()
    await visitor.startsAtTires('KOR-77')
    await shell.step('tires').focus()
    await tabTo(page, tires.changeOnly)
    await keyboard.press('ArrowRight')
    // The server returns that this car's tires are in the hotel.
    await expect(tires.inHotel).toBeChecked()
    await tabTo(page, tires.inHotel)
    await tabTo(page, tires.stay)
    await keyboard.press('Space')
    await expect(tires.rows).toHaveText([/säilytyksen jatkaminen/])
    await expect(tires.next).toBeDisabled()

    await reload(page)
    await expect(tires.stay).toBeChecked()
    await tabTo(page, tires.andChange)
    await keyboard.press('Space')
    await expect(tires.rows).toHaveText([/säilytyksen jatkaminen/, /henkilöauto/])
    await tabTo(page, tires.next)
    await keyboard.press('Enter')
    await visitor.sees('time')
    await expect(shell.card('Rengaspalvelut')).toContainText('Rengashotelli ja kausivaihto')
    await time.chooseFirst()
    await time.next.click()
    await customer.fill(person)
    await customer.send.click()
    await visitor.sees('thanks')
    await expect(thanks.detail('Palvelut')).toContainText('Rengashotelli, säilytyksen jatkaminen (kausi)')
    const [booking] = await savedBookings(server, person.email)
    expect(booking).toMatchObject({ order_items: [{ product: { id: 2004 } }, { product: { id: 2001 } }] })
  },
)

test(
  'TI-03 starts the calendar later when the visitor picks up the tires, because the workshop fetches them first',
  { tag: ['@choose-tires', '@tire-change', '@phone'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { tires, time, shell } = visitor
    await visitor.startsAtTires('KOR-77')
    await tires.changeOnly.check()
    await tires.next.click()
    await visitor.sees('time')
    await expect(time.day).toHaveText('tiistai 24.11.2026')
    await shell
      .card('Rengaspalvelut')
      .getByRole('button', { name: /^Muokkaa/ })
      .click()
    await tires.hotel.check()
    await tires.pickUp.check()
    await tires.pickUpOnly.check()
    await expect(tires.rows).toHaveText([/nouto/])
    await tires.next.click()
    await visitor.sees('time')
    await expect(time.day).toHaveText('torstai 26.11.2026')
    await expect(time.dayOf('2026-11-25')).toHaveAccessibleName(/ei vapaita aikoja|ei valittavissa/)
  },
)

test(
  'TI-02 TI-04 TI-06 offers storage to a van as a new customer, and another price to a buyer of tires',
  { tag: ['@choose-tires', '@tire-change'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { tires } = visitor
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async (name: string): Promise<void> => {
      // The panel beside the questions scrolls with the page.
      await page.evaluate(() => scrollTo(0, 0))
      await expectPicture(page, name)
    }
    await visitor.startsAtTires('PAK-321')
    await look('screen-tires-start')
    await expectAccessible(page, 'the first question about the tires')
    await tires.hotel.check()
    await tires.leaves.check()
    await expect(tires.rows).toHaveText([/uusi asiakas/])
    await look('screen-tires-open')
    await tires.andChange.check()
    await expect(tires.rows).toHaveText([/uusi asiakas/, /pakettiauto/])
    await look('screen-tires')
    await page.emulateMedia({ colorScheme: 'dark' })
    await look('screen-tires-dark')
    await expectAccessible(page, 'all questions about the tires')

    await visitor.startsAtTires('OST-205')
    await tires.hotel.check()
    await tires.leaves.check()
    await expect(tires.rows.filter({ hasText: 'renkaiden ostajalle' })).toHaveCount(1)
    await tires.changeOnly.check()
    await expect(tires.rows.filter({ hasText: 'Rengashotelli' })).toHaveCount(0)
  },
)

test(
  'TI-09 reports a missing hotel product and lets the visitor book a tire change alone, at 320 px',
  { tag: ['@choose-tires', '@phone'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.route(/\/tire-change-products\/v2$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), tireHotelNewCustomerProduct: null } })
    })
    await page.route(/\/get-tirehotel-product\/v2/, (route) => route.fulfill({ status: 204 }))
    const visitor = new Visitor(page)
    const { tires } = visitor
    await visitor.startsAtTires('ABC-123')
    await tires.hotel.check()
    await tires.leaves.check()
    await expect(page.getByRole('alert')).toContainText('Tire hotel product not found!')
    await expect(tires.next).toBeDisabled()
    await expectAccessible(page, 'a missing hotel product')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await tires.clear.click()
    await expect(tires.changeOnly).toBeFocused()
    await tires.changeOnly.check()
    await tires.next.click()
    await visitor.sees('time')
  },
)

test(
  'RT-06 TI-01 on a phone the icon of the info text stands beside the long heading, and the order follows the step',
  { tag: ['@choose-tires', '@tire-change', '@phone'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAtTires('PAK-321')
    await expect(visitor.tires.changeOnly).toBeVisible()
    const heading = await edges(page.getByRole('heading', { level: 1 }))
    const icon = await edges(page.locator('summary', { hasText: 'Tietoa ajanvarauksesta' }))
    expect(icon.top).toBeLessThan(heading.bottom)
    expect(icon.left).toBeGreaterThanOrEqual(heading.right)
    const note = await edges(page.getByText('Voit jatkaa myös ilman valintoja'))
    const order = await edges(page.getByRole('region', { name: 'Valitut palvelut' }))
    // The padding of the note's box, and the gap.
    expect(order.top - note.bottom).toBeLessThanOrEqual(40)
  },
)

/** Edges of an element without its padding. */
const edges = (of: Locator) =>
  of.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right: right - Number.parseFloat(getComputedStyle(element).paddingRight), top, bottom }
  })
