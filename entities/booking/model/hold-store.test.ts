import { create } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/entities'
import { BookingStore } from './booking-store'
import { HoldStore } from './hold-store'

const MINUTE = 60_000
const page = new EventTarget()
const noMemory = { read: () => null, write: () => {}, clear: () => {} }

/** A server that holds a time until it runs out or is taken away, and prolongs it with each call. */
function held(seconds: number | null = 600) {
  const server = { isHeld: true, fails: false, calls: 0 }
  const getBooking = async () => {
    server.calls += 1
    if (server.fails) throw new NetworkError('lost')
    booking.touch(null)
    const start = server.isHeld ? '2026-11-24T08:30:00' : null
    return create({ booking_total_duration: { start, held_seconds: seconds } }, Booking)
  }
  const booking = new BookingStore({ getBooking, removeReservation: async () => undefined })
  return { server, booking, hold: new HoldStore(booking, noMemory) }
}
async function watched(seconds?: number | null) {
  const all = held(seconds)
  await all.booking.resource.load()
  stop = all.hold.watch()
  return all
}
/** A call of the session that is not about the booking; the page then watches the later deadline. */
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

describe('READINGS-31 the time that is still held', () => {
  it('is told from three minutes down, once a minute, without a call', async () => {
    const { hold, server } = await watched()
    const told = []
    for (let minute = 0; minute < 10; minute += 1) {
      told.push(hold.minutesLeft)
      await pass(MINUTE)
    }
    expect(told).toEqual([null, null, null, null, null, null, null, 3, 2, 1])
    // The one call is at the end.
    expect(server.calls).toBe(2)
  })

  it('is not told of by a server that does not say for how long', async () => {
    const { hold, server } = await watched(null)
    await pass(20 * MINUTE)
    expect([hold.deadline, hold.minutesLeft, server.calls]).toEqual([null, null, 1])
  })

  it('begins anew with each call of the session', async () => {
    const { hold, booking } = await watched()
    await pass(8 * MINUTE)
    expect(hold.minutesLeft).toBe(2)
    call({ hold, booking })
    expect(hold.minutesLeft).toBeNull()
    await pass(7 * MINUTE)
    expect(hold.minutesLeft).toBe(3)
  })

  it('is looked at when a tab is seen again, or a computer wakes', async () => {
    const { hold, server } = await watched()
    // Asleep: the clock goes on, and no timer runs.
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

  it('counts by differences alone: a clock that is wrong by a day changes nothing', async () => {
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE)
    const { hold } = await watched()
    await pass(9 * MINUTE)
    expect(hold.minutesLeft).toBe(1)
  })
})

describe('TM-15 at the end', () => {
  it('the booking is read once: a time that is held all the same is counted anew', async () => {
    const { hold, server } = await watched()
    await pass(10 * MINUTE)
    expect([server.calls, hold.hasExpired]).toEqual([2, false])
    stop()
    stop = hold.watch()
    expect(hold.minutesLeft).toBeNull()
    await pass(9 * MINUTE)
    expect([server.calls, hold.minutesLeft]).toEqual([2, 1])
  })

  it.each(['online', 'visibilitychange'])('what could not be read then is read on the event %s', async (event) => {
    const { hold, server } = await watched()
    server.fails = true
    await pass(10 * MINUTE)
    expect([server.calls, hold.minutesLeft, hold.hasExpired]).toEqual([2, 0, false])
    Object.assign(server, { fails: false, isHeld: false })
    page.dispatchEvent(new Event(event))
    await pass(0)
    expect([server.calls, hold.minutesLeft, hold.hasExpired]).toEqual([3, null, true])
  })

  it('a time that is gone has expired, until another is chosen or the booking is given up', async () => {
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

  it('a time that the visitor has given up has not expired, and the next one can', async () => {
    const { hold, server, booking } = await watched()
    server.isHeld = false
    hold.giveUp()
    await booking.resource.load()
    hold.lose()
    expect(hold.hasExpired).toBe(false)
    server.isHeld = true
    await booking.resource.load()
    await pass(0)
    server.isHeld = false
    await hold.reading.run()
    expect(hold.hasExpired).toBe(true)
  })

  it('what is being sent is not lost', async () => {
    const { hold, server } = await watched()
    server.isHeld = false
    hold.send({ token: 'one', key: 'a' })
    await pass(10 * MINUTE)
    expect(hold.hasExpired).toBe(false)
  })
})

describe('READINGS-31 keeping the time', () => {
  it('reads the booking, says that it worked, and counts anew', async () => {
    const { hold, booking } = await watched()
    await pass(8 * MINUTE)
    expect(await hold.keep()).toBe(true)
    call({ hold, booking })
    expect([hold.wasKept, hold.minutesLeft]).toEqual([true, null])
    await pass(7 * MINUTE)
    expect([hold.wasKept, hold.minutesLeft]).toEqual([false, 3])
  })

  it('that fails is said, can be tried again, and loses nothing', async () => {
    const { hold, server } = await watched()
    await pass(9 * MINUTE)
    server.fails = true
    expect(await hold.keep()).toBe(false)
    expect([hold.reading.hasFailed, hold.minutesLeft, hold.hasExpired]).toEqual([true, 1, false])
    await pass(5 * MINUTE)
    // Over, and still not known: no minutes are promised.
    expect([hold.minutesLeft, hold.hasExpired]).toEqual([0, false])
    server.fails = false
    expect(await hold.keep()).toBe(true)
    expect(hold.reading.hasFailed).toBe(false)
  })

  it('that comes too late says so', async () => {
    const { hold, server } = await watched()
    server.isHeld = false
    expect(await hold.keep()).toBe(false)
    expect([hold.wasKept, hold.hasExpired]).toEqual([false, true])
  })
})
