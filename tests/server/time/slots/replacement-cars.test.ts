// Replacement cars are counted by day.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { clonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { CAR, carsOut, pickedUpOn, setCars, visitorWithCar } from '#tests/harness/visitors/replacement-cars'

const CARS = 2
const DAYS = ['2026-11-25', '2026-11-26'] as const
const stage = { stage: 'DEFAULT' }

let server: TestApp
let template: TestBrowser
beforeAll(async () => {
  server = await createTestApp()
  template = await visitorWithCar(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await setCars(server, CARS)
  await server.db.execute(sql`delete from reservation`)
  for (const table of ['booking', 'outbox']) await server.db.execute(sql`delete from ${sql.raw(table)}`)
})

const visitor = async (): Promise<TestBrowser> => (await clonedVisitor(server, template)).browser
const code = async (browser: TestBrowser, time: string) => (await reserve(browser, time)).responseCode

describe('a replacement car', () => {
  it('PU-02 is saved while another booking of the workshop is cancelled', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [leaving, coming] = [await visitor(), await visitor()]
      expect(await code(leaving, atSeven(DAYS[0]))).toBe('SUCCESS')
      const left = await leaving.api.saveBooking()
      expect(await code(coming, atNine(DAYS[0]))).toBe('SUCCESS')
      const [saved] = await Promise.all([
        coming.api.saveBooking(),
        leaving.api.cancelBooking(reference(left.bookingKey ?? '')),
      ])
      await coming.api.cancelBooking(reference(saved.bookingKey ?? ''))
    }
  })

  it('PU-02 is refused with the day once all are out, and freed by a cancellation', async () => {
    const [first, second, third] = [await visitor(), await visitor(), await visitor()]
    expect(await code(first, atSeven(DAYS[0]))).toBe('SUCCESS')
    const { bookingKey } = await first.api.saveBooking()
    expect(await code(second, atSeven(DAYS[0]))).toBe('SUCCESS')
    expect(await code(third, atSeven(DAYS[0]))).toBe('NO_REPLACEMENT_CAR')
    expect((await third.api.getBooking()).booking_total_duration?.start ?? null).toBeNull()
    expect(await code(third, atSeven(DAYS[1]))).toBe('SUCCESS')
    await third.api.cancelBooking(reference(bookingKey ?? ''))
    expect(await code(third, atSeven(DAYS[0]))).toBe('SUCCESS')
  })

  it('PU-02 is offered with the number that is left on each free day, without those of lapsed holds', async () => {
    const [first, second] = [await visitor(), await visitor()]
    const left = async () => {
      const days = await second.api.freeTimes({ query: { start: DAYS[0], end: DAYS[1] } })
      return days.map(({ replacementCars }) => replacementCars)
    }
    expect(await left()).toEqual([2, 2])
    await reserve(first, atSeven(DAYS[0]))
    expect(await left()).toEqual([1, 2])
    await server.db.execute(sql`update reservation set expires_at = now() - interval '1 minute' where kind = 'hold'`)
    expect(await left()).toEqual([2, 2])
    const { replacement_cars } =
      (await second.api.additionalServices({ query: { categoryId: 3 } })).find(({ product }) => product.id === CAR) ??
      {}
    expect(replacement_cars).toBe(2)
    await second.api.removeProductsFromCart({ query: stage, body: [cartItem(CAR)] })
    expect(await left()).toEqual([undefined, undefined])
  })

  it('PU-02 is reserved and paid for every day until the car is picked up', async () => {
    const [first, second] = [await visitor(), await visitor()]
    await setCars(server, 1)
    await first.api.saveReservationDetails(pickedUpOn(DAYS[1]))
    expect(await code(first, atSeven(DAYS[0]))).toBe('SUCCESS')
    const { order_items, replacement_car } = await first.api.getBooking()
    expect(replacement_car).toEqual({ start: DAYS[0], end: DAYS[1] })
    expect(order_items.find(({ product }) => product.id === CAR)).toMatchObject({
      amount: 2,
      display_description: expect.stringMatching(/^Sijaisauto \(per päivä\), 2 päivää, 45,00\s€ päivässä$/),
      price: { active_price: 90 },
    })
    expect(await code(second, atSeven(DAYS[1]))).toBe('NO_REPLACEMENT_CAR')
    await first.api.removeReservation()
    expect((await first.api.getBooking()).order_items.find(({ product }) => product.id === CAR)?.amount).toBe(1)
    expect(await code(second, atSeven(DAYS[1]))).toBe('SUCCESS')
  })

  it('PU-02 is not saved with a day more than was reserved if none is free then', async () => {
    await setCars(server, 1)
    const [first, second] = [await visitor(), await visitor()]
    await reserve(first, atSeven(DAYS[0]))
    await reserve(second, atSeven(DAYS[1]))
    await first.api.saveReservationDetails(pickedUpOn(DAYS[1]))
    await expect(first.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'NO_REPLACEMENT_CAR' })
    await first.api.saveReservationDetails(pickedUpOn(null))
    await first.api.saveBooking()
  })

  it('PU-02 can be given up while a time is held, but not added', async () => {
    await setCars(server, 1)
    const [first, second] = [await visitor(), await visitor()]
    await reserve(first, atSeven(DAYS[0]))
    await first.api.removeProductsFromCart({ query: stage, body: [cartItem(CAR)] })
    expect(await code(second, atNine(DAYS[0]))).toBe('SUCCESS')
    await expect(first.api.addProductsToCart({ query: stage, body: [cartItem(CAR)] })).rejects.toMatchObject({
      code: 'TIME_RESERVED',
    })
    await first.api.saveBooking()
    await second.api.saveBooking()
  })

  it('PU-02 moves with its booking, and may keep its day although all cars are out', async () => {
    await setCars(server, 1)
    const [first, other] = [await visitor(), await openBrowser(server.app)]
    await reserve(first, atSeven(DAYS[0]))
    const { bookingKey } = await first.api.saveBooking()
    await other.api.openBooking(reference(bookingKey ?? ''))
    expect(await code(other, atNine(DAYS[0]))).toBe('SUCCESS')
    await other.api.saveBooking()
    expect(await carsOut(server)).toEqual([{ day: DAYS[0], parties: 1, highest: 1 }])
  })

  it('PU-02 is not lent again before enough are back if the workshop has fewer than before', async () => {
    const [first, second, third] = [await visitor(), await visitor(), await visitor()]
    await reserve(first, atSeven(DAYS[0]))
    await reserve(second, atSeven(DAYS[0]))
    await first.api.removeReservation()
    await setCars(server, 1)
    // The car with the number 2 is still out.
    expect(await code(third, atSeven(DAYS[0]))).toBe('NO_REPLACEMENT_CAR')
  })

  it('PU-02 is not offered at a workshop without one, and not counted at a workshop that does not count', async () => {
    const browser = await visitor()
    const offered = async () => {
      const additional = await browser.api.additionalServices({ query: { categoryId: 3 } })
      return additional.filter(({ product }) => product.id === CAR).map((one) => one.replacement_cars ?? null)
    }
    await setCars(server, 0)
    expect(await offered()).toEqual([])
    await setCars(server, null)
    expect(await offered()).toEqual([null])
    expect(await code(browser, atSeven(DAYS[0]))).toBe('SUCCESS')
    expect(await carsOut(server)).toEqual([])
    expect((await browser.api.getBooking()).replacement_car).toBeUndefined()
  })

  it('PU-02 has one taker at a time by a constraint of the database, whatever the code does', async () => {
    await reserve(await visitor(), atSeven(DAYS[0]))
    const copy = server.db.execute(sql`
      insert into counted_reservation (reservation_id, organization_id, kind, number, during, party)
      select reservation_id, organization_id, kind, number, during, gen_random_uuid() from counted_reservation`)
    await expect(copy).rejects.toMatchObject({ cause: { code: '23P01' } })
  })
})
