// The workshop fetches the car and brings it back, in windows that fit the visit and have a place left.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { factsOf } from '#shared/booking-facts/facts-of'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { cartItem } from '#tests/fixtures/cart-item'
import { fetchCars } from '#tests/harness/database/fetch-cars'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, completeVisitor, opened, reserve } from '#tests/harness/visitors/booked-visitor'
import { clonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

const VALET = 304
const DAY = '2026-11-25'
const stage = { stage: 'DEFAULT' }
/** Windows of an hour around a visit from 9 to 10.30. */
const PICKUP = `${DAY}T08:00:00`
const RETURN = `${DAY}T13:00:00`

let server: TestApp
let template: TestBrowser
beforeAll(async () => {
  server = await createTestApp()
  await fetchCars(server.db)
  template = await completeVisitor(server)
  await template.api.addProductsToCart({ query: stage, body: [cartItem(VALET)] })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.execute(sql`delete from reservation`)
  for (const table of ['booking', 'outbox']) await server.db.execute(sql`delete from ${sql.raw(table)}`)
})

const visitor = async (): Promise<TestBrowser> => (await clonedVisitor(server, template)).browser
const pickup = ({ api }: TestBrowser, wantedDate: string) => api.setBiilaPickupTime({ body: { wantedDate } })
const bringBack = ({ api }: TestBrowser, wantedDate: string) => api.setBiilaReturnTime({ body: { wantedDate } })
const refused = (code: string) => ({ status: 409, code })
const chosen = async ({ api }: TestBrowser) => (await api.getBooking()).biila
const setAddress = ({ api }: TestBrowser, value: string) =>
  api.setProductParameter({ query: { code: 'PICKUP_ADDRESS', value } })

/** A visitor with a reserved time and both windows. */
async function visitorWithValet(): Promise<TestBrowser> {
  const browser = await visitor()
  expect((await reserve(browser, atNine(DAY))).responseCode).toBe('SUCCESS')
  await pickup(browser, PICKUP)
  await bringBack(browser, RETURN)
  return browser
}

it('PU-01 lists the windows of the workshop on its bookable days, with the product and its price', async () => {
  const browser = await visitor()
  const { pickupTimes, returnTimes, windowMinutes, visitMinutes, product, ...times } = await browser.api.biilaTimes()
  expect(times).toEqual({ pickup: null, return: null })
  expect(pickupTimes.slice(0, 2)).toEqual(['2026-11-24T07:00:00', '2026-11-24T08:00:00'])
  expect(returnTimes[0]).toBe('2026-11-24T10:00:00')
  expect([windowMinutes, visitMinutes]).toEqual([60, 90])
  expect(product).toMatchObject({ product: { id: VALET }, price: { active_price: 59 } })
  const days = new Set(pickupTimes.map((time) => time.slice(0, 10)))
  // A Friday and a weekend.
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].filter((day) => days.has(day))).toEqual(['2026-11-27'])
})

it('PU-01 lists nothing at a workshop without the service', async () => {
  const { api } = await openBrowser(server.app)
  await api.setActiveOrganization({ query: { organizationId: 3 } })
  expect(await api.biilaTimes()).toMatchObject({ pickupTimes: [], returnTimes: [], product: null })
})

it('PU-01 refuses times that are not offered, and a return before the pick-up', async () => {
  const browser = await visitor()
  for (const time of ['2026-11-28T07:00:00', '2026-11-24T07:30:00', '2026-11-20T07:00:00', 'huomenna'])
    await expect(pickup(browser, time)).rejects.toMatchObject(refused('TIME_NOT_OFFERED'))
  await expect(bringBack(browser, RETURN)).rejects.toMatchObject(refused('BEFORE_PICKUP'))
})

describe('with a reserved time', () => {
  it('PU-01 refuses windows that do not fit the length of the visit', async () => {
    const browser = await visitor()
    await reserve(browser, atNine(DAY))
    await expect(pickup(browser, `${DAY}T09:00:00`)).rejects.toMatchObject(refused('TIME_NOT_FITTING'))
    await pickup(browser, PICKUP)
    await expect(bringBack(browser, `${DAY}T10:00:00`)).rejects.toMatchObject(refused('TIME_NOT_FITTING'))
    await bringBack(browser, RETURN)
    expect(await chosen(browser)).toEqual({ pickup: PICKUP, return: RETURN, minutes: 60 })
  })

  it('PU-01 gives each place in a window to one visitor, and frees it with the time', async () => {
    await visitorWithValet()
    const second = await visitorWithValet()
    const third = await visitor()
    await reserve(third, `${DAY}T11:00:00|${DAY}T12:30:00`)
    await expect(pickup(third, PICKUP)).rejects.toMatchObject(refused('TIME_NOT_OFFERED'))
    const { pickupTimes } = await third.api.biilaTimes()
    expect(pickupTimes).not.toContain(PICKUP)
    expect((await second.api.biilaTimes()).pickupTimes).toContain(PICKUP)
    await second.api.removeReservation()
    await pickup(third, PICKUP)
  })

  it.each([
    [
      'its product is removed',
      ({ api }: TestBrowser) => api.removeProductsFromCart({ query: stage, body: [cartItem(VALET)] }),
    ],
    ['its address is emptied', (browser: TestBrowser) => setAddress(browser, '')],
  ])('PU-01 frees both windows when %s', async (_, giveUp) => {
    await visitorWithValet()
    const second = await visitorWithValet()
    await giveUp(second)
    expect(await chosen(second)).toMatchObject({ pickup: null, return: null })
    await visitorWithValet()
  })

  it('PU-01 frees the place in a window that does not fit another time', async () => {
    await visitorWithValet()
    const second = await visitorWithValet()
    const third = await visitor()
    const isOffered = async () => (await third.api.biilaTimes()).returnTimes.includes(RETURN)
    expect(await isOffered()).toBe(false)
    await reserve(second, atNine('2026-11-26'))
    expect(await isOffered()).toBe(true)
  })

  it('PU-01 keeps the windows that fit another time, and clears the others', async () => {
    const browser = await visitorWithValet()
    await reserve(browser, `${DAY}T11:00:00|${DAY}T12:30:00`)
    expect(await chosen(browser)).toMatchObject({ pickup: PICKUP, return: RETURN })
    await reserve(browser, atNine('2026-11-26'))
    expect(await chosen(browser)).toMatchObject({ pickup: PICKUP, return: null })
  })
})

describe('a saved booking', () => {
  it('PU-01 keeps its windows, and tells them with the addresses', async () => {
    const browser = await visitorWithValet()
    await setAddress(browser, 'Testikatu 1, 00100 Helsinki')
    const { bookingKey } = await browser.api.saveBooking()
    const again = await opened(server, bookingKey ?? '')
    expect(await chosen(again)).toMatchObject({ pickup: PICKUP, return: RETURN })
    const told = factsOf(await again.api.getBooking()).map((fact) => `${labelOf(fact)}: ${textOf(fact)}`)
    expect(told).toContain('Haemme auton: ke 25.11.2026 klo 8.00–9.00, Testikatu 1, 00100 Helsinki')
    expect(told).toContain('Palautamme auton: ke 25.11.2026 klo 13.00–14.00')
  })

  it('PU-01 is not moved to a time that its windows do not fit, and moves with new ones', async () => {
    const { bookingKey } = await (await visitorWithValet()).api.saveBooking()
    const mover = await opened(server, bookingKey ?? '')
    await reserve(mover, atNine('2026-11-26'))
    expect(await chosen(mover)).toMatchObject({ pickup: PICKUP, return: null })
    await pickup(mover, '2026-11-26T08:00:00')
    await bringBack(mover, '2026-11-26T13:00:00')
    await mover.api.saveBooking()
    const again = await opened(server, bookingKey ?? '')
    expect(await chosen(again)).toMatchObject({ pickup: '2026-11-26T08:00:00', return: '2026-11-26T13:00:00' })
    // Its old places are free.
    await visitorWithValet()
    await visitorWithValet()
  })

  it('PU-01 is not saved with a window that does not fit its time', async () => {
    const { bookingKey } = await (await visitorWithValet()).api.saveBooking()
    const changer = await opened(server, bookingKey ?? '')
    await pickup(changer, '2026-11-26T08:00:00')
    await expect(changer.api.saveBooking()).rejects.toMatchObject(refused('TIME_NOT_FITTING'))
  })

  it('PU-01 keeps its windows if the move is given up', async () => {
    const { bookingKey } = await (await visitorWithValet()).api.saveBooking()
    const mover = await opened(server, bookingKey ?? '')
    await reserve(mover, atNine('2026-11-26'))
    await mover.api.removeReservation()
    expect(await chosen(mover)).toMatchObject({ pickup: PICKUP, return: RETURN })
  })
})
