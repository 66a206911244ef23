import { create } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/booking'
import { BookingStore } from './booking-store'
import { HoldStore } from './hold-store'
import { isFinal } from './hold-rules'

const MINUTE = 60_000
const page = new EventTarget()
const noMemory = { read: () => null, write: () => {}, clear: () => {} }

/** A server whose hold lasts until `isHeld` is set to false. Each call prolongs it, up to `lastEnd`. */
function held(seconds: number | null = 600, lastEnd = Infinity) {
  const server = { isHeld: true, fails: false, calls: 0 }
  const getBooking = async () => {
    server.calls += 1
    if (server.fails) throw new NetworkError('lost')
    booking.touch(null)
    const left = (lastEnd - Date.now()) / 1000
    const start = server.isHeld && left > 0 ? '2026-11-24T08:30:00' : null
    const held_seconds = seconds === null ? null : Math.ceil(Math.min(seconds, left))
    const held_seconds_at_most = left === Infinity ? undefined : Math.ceil(left)
    return create({ booking_total_duration: { start, held_seconds, held_seconds_at_most } }, Booking)
  }
  const booking = new BookingStore({ getBooking, removeReservation: async () => undefined })
  return { server, booking, hold: new HoldStore(booking, noMemory) }
}
async function watched(seconds?: number | null, lastEnd?: number) {
  const all = held(seconds, lastEnd)
  await all.booking.resource.load()
  stop = all.hold.watch()
  return all
}
/** Simulates another call of the session, after which the page watches the later deadline. */
function call({ booking, hold }: Pick<Awaited<ReturnType<typeof watched>>, 'booking' | 'hold'>): void {
  booking.touch(null)
  stop()
  stop = hold.watch()
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let stop = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', page)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reading 31: the time left of a hold', () => {
  it('is shown from three minutes on, once a minute, without a call', async () => {
    const { hold, server } = await watched()
    const shown = []
    for (let minute = 0; minute < 10; minute += 1) {
      shown.push(hold.minutesLeft)
      await pass(MINUTE)
    }
    expect(shown).toEqual([null, null, null, null, null, null, null, 3, 2, 1])
    // The second call is made at the end of the hold.
    expect(server.calls).toBe(2)
  })

  it('is not shown if the server sends no duration', async () => {
    const { hold, server } = await watched(null)
    await pass(20 * MINUTE)
    expect([hold.deadline, hold.minutesLeft, server.calls]).toEqual([null, null, 1])
  })

  it('restarts with each call of the session', async () => {
    const { hold, booking } = await watched()
    await pass(8 * MINUTE)
    expect(hold.minutesLeft).toBe(2)
    call({ hold, booking })
    expect(hold.minutesLeft).toBeNull()
    await pass(7 * MINUTE)
    expect(hold.minutesLeft).toBe(3)
  })

  it('is updated when the tab becomes visible or the computer wakes', async () => {
    const { hold, server } = await watched()
    // A sleeping computer advances its clock and runs no timer.
    vi.setSystemTime(Date.now() + 8.5 * MINUTE)
    expect(hold.minutesLeft).toBeNull()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(hold.minutesLeft).toBe(2)
    server.isHeld = false
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    page.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(hold.hasExpired).toBe(true)
  })

  it('does not depend on the absolute time of the visitor’s clock', async () => {
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE)
    const { hold } = await watched()
    await pass(9 * MINUTE)
    expect(hold.minutesLeft).toBe(1)
  })
})

describe('SA-04 the last end of a hold', () => {
  it('counts down to it although calls go on, without another refetch, and reports the hold as expired', async () => {
    const { hold, booking, server } = await watched(600, Date.now() + 14 * MINUTE)
    const shown: unknown[] = []
    for (let minute = 0; minute < 14; minute += 1) {
      shown.push(hold.minutesLeft === null ? null : [hold.minutesLeft, isFinal(hold)])
      call({ hold, booking })
      await pass(MINUTE)
    }
    expect(shown.slice(0, 11).every((one) => one === null)).toBe(true)
    expect(shown.slice(11)).toEqual([
      [3, true],
      [2, true],
      [1, true],
    ])
    expect([server.calls, hold.hasExpired]).toEqual([2, true])
  })

  it('is not final while a call can prolong it by a minute, nor without such an end', async () => {
    const { hold, server } = await watched(600, Date.now() + 11 * MINUTE)
    await pass(9 * MINUTE)
    expect([hold.minutesLeft, isFinal(hold)]).toEqual([1, false])
    expect(await hold.keep()).toBe(true)
    stop()
    stop = hold.watch()
    expect([hold.minutesLeft, isFinal(hold), hold.wasKept]).toEqual([2, true, false])
    await pass(2 * MINUTE)
    expect([server.calls, hold.hasExpired]).toEqual([3, true])
    stop()
    const other = await watched()
    await pass(9 * MINUTE)
    expect([other.hold.minutesLeft, isFinal(other.hold)]).toEqual([1, false])
  })
})

describe('TM-15 at the end of the hold', () => {
  it('refetches the booking once, and restarts the countdown if the time is still held', async () => {
    const { hold, server } = await watched()
    await pass(10 * MINUTE)
    expect([server.calls, hold.hasExpired]).toEqual([2, false])
    stop()
    stop = hold.watch()
    expect(hold.minutesLeft).toBeNull()
    await pass(9 * MINUTE)
    expect([server.calls, hold.minutesLeft]).toEqual([2, 1])
  })

  it.each(['online', 'visibilitychange'])('retries a failed refetch on the event %s', async (event) => {
    const { hold, server } = await watched()
    server.fails = true
    await pass(10 * MINUTE)
    expect([server.calls, hold.minutesLeft, hold.hasExpired]).toEqual([2, 0, false])
    Object.assign(server, { fails: false, isHeld: false })
    page.dispatchEvent(new Event(event))
    await pass(0)
    expect([server.calls, hold.minutesLeft, hold.hasExpired]).toEqual([3, null, true])
  })

  it('reports a lost hold as expired until another time is chosen or the booking is cleared', async () => {
    const { hold, server, booking } = await watched()
    server.isHeld = false
    await pass(10 * MINUTE)
    expect([hold.hasExpired, hold.deadline]).toEqual([true, null])
    server.isHeld = true
    await booking.resource.load()
    await pass(0)
    expect(hold.hasExpired).toBe(false)
    server.isHeld = false
    await hold.reading.run()
    expect(hold.hasExpired).toBe(true)
    booking.reset()
    await pass(0)
    expect(hold.hasExpired).toBe(false)
  })

  it('does not report a hold that the visitor gave up, but does report the next one', async () => {
    const { hold, server, booking } = await watched()
    server.isHeld = false
    hold.release()
    await booking.resource.load()
    hold.expire()
    expect(hold.hasExpired).toBe(false)
    server.isHeld = true
    await booking.resource.load()
    await pass(0)
    server.isHeld = false
    await hold.reading.run()
    expect(hold.hasExpired).toBe(true)
  })

  it('does not expire during a submit', async () => {
    const { hold, server } = await watched()
    server.isHeld = false
    hold.send({ token: 'one', key: 'a' })
    await pass(10 * MINUTE)
    expect(hold.hasExpired).toBe(false)
  })
})

describe('reading 31: prolonging the hold', () => {
  it('refetches the booking, reports success, and restarts the countdown', async () => {
    const { hold, booking } = await watched()
    await pass(8 * MINUTE)
    expect(await hold.keep()).toBe(true)
    call({ hold, booking })
    expect([hold.wasKept, hold.minutesLeft]).toEqual([true, null])
    await pass(7 * MINUTE)
    expect([hold.wasKept, hold.minutesLeft]).toEqual([false, 3])
  })

  it('reports a failure, keeps the hold, and can be retried', async () => {
    const { hold, server } = await watched()
    await pass(9 * MINUTE)
    server.fails = true
    expect(await hold.keep()).toBe(false)
    expect([hold.reading.hasFailed, hold.minutesLeft, hold.hasExpired]).toEqual([true, 1, false])
    await pass(5 * MINUTE)
    // The time is over and the hold unknown, so 0 minutes are shown.
    expect([hold.minutesLeft, hold.hasExpired]).toEqual([0, false])
    server.fails = false
    expect(await hold.keep()).toBe(true)
    expect(hold.reading.hasFailed).toBe(false)
  })

  it('reports an expired hold if it comes too late', async () => {
    const { hold, server } = await watched()
    server.isHeld = false
    expect(await hold.keep()).toBe(false)
    expect([hold.wasKept, hold.hasExpired]).toEqual([false, true])
  })
})
