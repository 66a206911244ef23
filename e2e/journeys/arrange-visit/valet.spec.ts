import { expectAccessible } from '../../harness/access'
import { openClient, savedBookings } from '../../harness/api'
import type { Server } from '../../harness/server'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { ManageBooking } from '../../pages/manage-booking'
import { ValetChoice } from '../../pages/valet-choice'
import { Visitor } from '../../pages/visitor'

/** A workshop that fetches cars and counts its two replacement cars. */
const ESPOO = { organizationId: 2 }
const CAR = 301
const ADDRESS = 'Testikatu 1, 00100 Helsinki'

test(
  'PU-01 has the car fetched and brought back, and moves both with the booking',
  { tag: ['@quick', '@arrange-visit', '@manage-booking'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const { time, thanks } = visitor
    const [valet, booked] = [new ValetChoice(page), new ManageBooking(page)]
    await visitor.startsAt('time', ESPOO)
    await time.chooseFirst()
    await valet.offer.check()
    await time.next.click()
    await expect(valet.pickupAddress).toBeFocused()
    await expectAccessible(page, 'a missing pick-up address')
    await valet.pickupAddress.fill(ADDRESS)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await time.next.click()
    const person = somebody()
    await visitor.walks('customer', 'thanks', { person })
    await expect(thanks.detail('Haemme auton')).toContainText(ADDRESS)
    await expect(thanks.detail('Palautamme auton')).toContainText(ADDRESS)
    const [saved] = await savedBookings(server, person.email)
    expect(saved?.biila).toMatchObject({ pickup: expect.any(String), return: expect.any(String) })

    await page.getByRole('main').getByRole('link', { name: 'Siirrä tai peruuta varaus' }).click()
    await booked.registerNumber.fill('abc-123')
    await booked.open.click()
    await booked.move.click()
    await time.opensDay('2026-12-09')
    await time.slots.first().click()
    await expect(valet.changed('Aiempi noutoaika')).toBeVisible()
    await expect(valet.pickupAddress).toHaveValue(ADDRESS)
    await time.next.click()
    await expect(booked.moveDialog).toContainText('Haemme auton')
    await booked.moveDialog.getByRole('button', { name: 'Vaihda aika' }).click()
    await expect(booked.heading('Varauksesi on siirretty.')).toBeVisible()
    const [moved] = await savedBookings(server, person.email)
    expect(moved?.biila?.pickup).not.toBe(saved?.biila?.pickup)
    expect(String(moved?.biila?.pickup) < String(moved?.booking_total_duration?.start)).toBe(true)
    expect(String(moved?.biila?.return) >= String(moved?.booking_total_duration?.end)).toBe(true)
  },
)

/** An order of a visitor who has a replacement car. */
async function withCar(server: Server) {
  const { api } = await openClient(server)
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
  await api.setActiveOrganization({ query: ESPOO })
  const body = [101, CAR].map((productId) => ({ productId, provider: '', amount: 1 }))
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  const days = await api.freeTimesMorning({ query: { start: '2026-12-10', end: '2026-12-31' } })
  return { api, days }
}

/** Holds the first or the last time of a day with a replacement car. */
async function takeCar(server: Server, day: string, which: 0 | -1): Promise<void> {
  const { api, days } = await withCar(server)
  const slot = days.find(({ date }) => date === day)?.calendarSlots.at(which)
  const query = {
    reservation: `${slot?.startTime}|${slot?.endTime}`,
    timeSelectionType: 'EXACT_TIME',
    workshiftPosition: 'MORNING',
  } as const
  expect((await api.reserveTime({ query })).responseCode).toBe('SUCCESS')
}

test(
  'PU-02 books a replacement car for a day on which one is left, and shows no day on which all are out',
  { tag: ['@choose-services', '@arrange-visit'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const { services, time, thanks } = visitor
    const { days } = await withCar(server)
    // A quiet day of its own for each width, because both may run against one server.
    const quiet = days.filter(({ calendarSlots, replacementCars }) => calendarSlots.length > 6 && replacementCars === 2)
    const day = quiet.at(test.info().project.name === 'desktop' ? 0 : -1)?.date ?? ''
    await takeCar(server, day, 0)
    await visitor.startsAt('services', ESPOO)
    await services.service('Perushuolto (öljynvaihtohuolto)').check()
    await services.service('Sijaisauto (per päivä)').check()
    await expect(page.getByText('Sijaisautoja toimipisteessä: 2.')).toBeVisible()
    await services.choice('Automaattivaihteisto').check()
    await services.next.click()
    await visitor.sees('time')
    await time.opensDay(day)
    await expect(page.getByText('Valittuna päivänä vapaana on 1 sijaisauto.')).toBeVisible()
    await expectAccessible(page, 'replacement cars that are left')
    await takeCar(server, day, -1)
    await time.slots.nth(1).click()
    await time.next.click()
    await expect(page.getByText('Sijaisauto ei ole vapaana käyntisi kaikkina päivinä').first()).toBeVisible()
    await expect(time.dayOf(day)).not.toHaveAttribute('aria-pressed', 'true')
    await visitor.walks('time', 'thanks')
    await expect(thanks.detail('Sijaisauto')).toContainText('2026')
  },
)
