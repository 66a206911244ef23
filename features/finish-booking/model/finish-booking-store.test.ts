import { observable, runInAction } from 'mobx'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { BookingStore, HoldStore, type Sent } from '#entities/booking'
import { ApiError, ContractError, NetworkError, TimeoutError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/entities'
import { FinishBookingStore } from './finish-booking-store'

const TIME = '2026-11-24T08:30:00'

/** A booking about to be sent, and what the server has of its time. */
async function ready() {
  const server: { start: string | null } = { start: TIME }
  const getBooking = async () => create({ booking_total_duration: { start: server.start } }, Booking)
  const tab: { sent: Sent | null } = { sent: null }
  const memory = {
    read: () => tab.sent,
    write: (sent: Sent) => void (tab.sent = sent),
    clear: () => void (tab.sent = null),
  }
  const session = observable<{ token: string | null; lost: string | null; forget: () => void }>({
    token: 'one',
    lost: null,
    forget() {
      this.token = null
    },
  })
  const saveBooking = vi.fn<(...sent: unknown[]) => Promise<{ bookingKey: string | null }>>(async () => ({
    bookingKey: null,
  }))
  const say = () => vi.fn<(text: string) => void>()
  const notifications = { success: say(), warning: say(), error: say() }
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {})
  /** The page, opened once more. */
  const open = async () => {
    const booking = new BookingStore({ getBooking, removeReservation: async () => undefined })
    const hold = new HoldStore(booking, memory)
    await booking.refresh()
    const store = new FinishBookingStore({ api: { saveBooking }, booking, hold, notifications, session, pause })
    store.begin()
    return { booking, hold, store }
  }
  const { booking, hold, store } = await open()
  /** Saved, or not; whoever asks hears nothing, for so many times. */
  const loseAnswers = (isSaved: boolean, times: number): void => {
    for (let lost = 0; lost < times; lost += 1)
      saveBooking.mockImplementationOnce(async () => {
        if (isSaved) server.start = null
        throw new TimeoutError()
      })
  }
  /** Saved, or not; the visitor never hears of it. */
  const saveUnheard = async (isSaved: boolean): Promise<void> => {
    loseAnswers(isSaved, 5)
    expect(await store.save()).toBe(false)
  }
  return {
    booking,
    hold,
    server,
    session,
    saveBooking,
    saveUnheard,
    loseAnswers,
    notifications,
    pause,
    store,
    tab,
    open,
  }
}

describe('CU-05 a save without an answer', () => {
  it.each([
    new TimeoutError(),
    new NetworkError(),
    new ContractError(''),
    new ApiError(502, null, ''),
    new ApiError(504, null, ''),
  ])('is asked about until the server tells (%s), without the visitor and with the same key', async (error) => {
    const { booking, notifications, pause, saveBooking, store } = await ready()
    saveBooking.mockRejectedValueOnce(error).mockRejectedValueOnce(error)
    pause.mockImplementation(async () => {
      expect([store.isAsking, store.hasFailed]).toEqual([true, false])
    })
    expect(await store.save()).toBe(true)
    expect([saveBooking.mock.calls.length, pause.mock.calls.length]).toEqual([3, 2])
    expect(new Set(saveBooking.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
    expect([store.isAsking, store.isUncertain, booking.booking]).toEqual([false, false, null])
    expect(notifications.error).not.toHaveBeenCalled()
  })

  it('is asked about a few times only; then it is not called a failure, and one more try finds out', async () => {
    const { notifications, pause, saveBooking, saveUnheard, store } = await ready()
    await saveUnheard(true)
    expect(pause.mock.calls.flat()).toEqual([500, 1000, 2000, 4000])
    expect([store.isUncertain, store.isAsking, store.hasFailed]).toEqual([true, false, false])
    expect(notifications.error).not.toHaveBeenCalled()
    expect(await store.save()).toBe(true)
    expect(new Set(saveBooking.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
    expect(store.receipt?.booking_total_duration?.start).toBe(TIME)
  })

  it('that turns out to be refused is a failure after all', async () => {
    const { hold, loseAnswers, notifications, saveBooking, store } = await ready()
    loseAnswers(false, 1)
    saveBooking.mockRejectedValueOnce(new ApiError(409, 'TIME_MISSING', ''))
    expect(await store.save()).toBe(false)
    expect([store.hasFailed, store.isUncertain, hold.isBeingSent]).toEqual([true, false, false])
    expect(notifications.error).toHaveBeenCalledOnce()
  })

  it('is not asked about in another booking', async () => {
    const { loseAnswers, notifications, pause, saveBooking, session, store } = await ready()
    loseAnswers(false, 1)
    pause.mockImplementation(async () => runInAction(() => void (session.token = 'two')))
    expect(await store.save()).toBe(false)
    expect([saveBooking.mock.calls.length, store.hasFailed, store.receipt]).toEqual([1, false, null])
    expect(notifications.error).not.toHaveBeenCalled()
  })
})

it('CU-04 READINGS-1 keeps what was booked until the next booking begins', async () => {
  const { session, store } = await ready()
  expect(await store.save()).toBe(true)
  await Promise.resolve()
  expect([session.token, store.receipt?.booking_total_duration?.start]).toEqual([null, TIME])
  runInAction(() => (session.token = 'two'))
  await vi.waitFor(() => expect(store.receipt).toBeNull())
})

describe('CU-05 while it is not known whether the booking was saved', () => {
  it('a visitor who went back and comes again is sent on, and thanked for what was booked', async () => {
    const { booking, hold, saveUnheard, store } = await ready()
    await saveUnheard(true)
    await booking.refresh()
    store.begin()
    expect([store.hasFailed, hold.isBeingSent]).toEqual([false, true])
    await hold.reading.run()
    expect(hold.hasExpired).toBe(false)
    expect(await store.save()).toBe(true)
    expect(store.receipt?.booking_total_duration?.start).toBe(TIME)
    expect(hold.isBeingSent).toBe(false)
  })

  it('a server that wants to be asked later says nothing of the earlier try', async () => {
    const { saveBooking, saveUnheard, store } = await ready()
    await saveUnheard(true)
    saveBooking.mockRejectedValueOnce(new ApiError(429, null, ''))
    expect([await store.save(), await store.save()]).toEqual([false, true])
  })

  it('a visitor who reserves another time has not saved the one before', async () => {
    const { booking, hold, saveUnheard, server, store } = await ready()
    await saveUnheard(false)
    server.start = '2026-11-25T10:00:00'
    expect(store.isUncertain).toBe(true)
    await booking.refresh()
    store.begin()
    expect([hold.isBeingSent, store.isUncertain]).toEqual([false, false])
  })

  it('the next booking knows nothing of it, nor does a page opened anew there; its key is another one', async () => {
    const { hold, open, saveBooking, saveUnheard, server, session, store, tab } = await ready()
    await saveUnheard(true)
    const { sent } = tab
    runInAction(() => (session.token = 'two'))
    await vi.waitFor(() => expect(hold.isBeingSent).toBe(false))
    tab.sent = sent
    const opened = await open()
    expect([opened.store.isUncertain, opened.hold.isBeingSent, tab.sent]).toEqual([false, false, null])
    server.start = TIME
    expect(await store.save()).toBe(true)
    expect(saveBooking.mock.lastCall).not.toEqual(saveBooking.mock.calls[0])
  })

  it('a page opened anew asks with the same key, and thanks for what was saved', async () => {
    const { open, saveBooking, saveUnheard, server, tab } = await ready()
    await saveUnheard(true)
    // What was saved is told with its time.
    server.start = TIME
    const { hold, store } = await open()
    expect([store.isUncertain, hold.isBeingSent]).toEqual([true, true])
    expect(await store.save()).toBe(true)
    expect(new Set(saveBooking.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
    expect([store.receipt?.booking_total_duration?.start, tab.sent]).toEqual([TIME, null])
  })

  it('a page opened anew hears the no, too; a server that failed is not asked again by itself', async () => {
    const { open, saveBooking, saveUnheard, store, tab } = await ready()
    saveBooking.mockRejectedValueOnce(new ApiError(500, null, ''))
    expect([await store.save(), (await open()).store.isUncertain]).toEqual([false, false])
    await saveUnheard(false)
    const opened = await open()
    saveBooking.mockRejectedValueOnce(new ApiError(409, 'TIME_MISSING', ''))
    expect([await opened.store.save(), opened.store.hasFailed]).toEqual([false, true])
    expect([opened.store.isUncertain, opened.hold.isBeingSent, tab.sent]).toEqual([false, false, null])
  })

  it('a session that has ended since leaves it open, and that is said', async () => {
    const { notifications, saveBooking, saveUnheard, session, store, tab } = await ready()
    await saveUnheard(true)
    saveBooking.mockImplementationOnce(async () => {
      runInAction(() => Object.assign(session, { token: null, lost: 'one' }))
      throw new ApiError(412, null, '')
    })
    expect(await store.save()).toBe(false)
    expect(tab.sent?.token).toBe('one')
    expect(notifications.warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Katso sähköpostistasi'))
    expect(notifications.error).not.toHaveBeenCalled()
  })
})

it.each([400, 404, 409, 412, 413, 422, 429])(
  'CU-05 an answer of %s is a no: a lost time is told then',
  async (status) => {
    const { hold, saveBooking, server, store } = await ready()
    saveBooking.mockRejectedValueOnce(new ApiError(status, null, ''))
    expect(await store.save()).toBe(false)
    expect([store.saving.hasFailed, hold.isBeingSent]).toEqual([true, false])
    server.start = null
    await hold.reading.run()
    expect(hold.hasExpired).toBe(true)
  },
)
