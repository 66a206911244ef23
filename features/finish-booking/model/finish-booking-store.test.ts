import { observable, runInAction } from 'mobx'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { BookingStore, HoldStore, type Sent } from '#entities/booking'
import type { StepDefinition } from '#entities/process'
import { ApiError, ContractError, NetworkError, TimeoutError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/booking'
import { IDEMPOTENCY_KEY } from '#shared/api/repeated-save'
import { FinishBookingStore } from './finish-booking-store'

const step: StepDefinition = { name: 'THANKS', label: 'Kiitos', Screen: () => null, preload: async () => undefined }
const TIME = '2026-11-24T08:30:00'

/** Returns a booking that is ready to submit, with the mocked server and session. */
async function ready(announced: readonly string[] = [IDEMPOTENCY_KEY]) {
  const server: { start: string | null; price: number } = { start: TIME, price: 249 }
  const extensions = [...announced]
  const getBooking = async () =>
    create({ booking_total_duration: { start: server.start }, price: { active_price: server.price } }, Booking)
  const tab: { sent: Sent | null } = { sent: null }
  const memory = {
    read: () => tab.sent,
    write: (sent: Sent) => void (tab.sent = sent),
    clear: () => void (tab.sent = null),
  }
  const session = observable<{ token: string | null; expiredToken: string | null; forget: () => void }>({
    token: 'one',
    expiredToken: null,
    forget() {
      this.token = null
    },
  })
  const saveBooking = vi.fn<(...sent: unknown[]) => Promise<{ bookingKey: string | null }>>(async () => ({
    bookingKey: null,
  }))
  const bookingAttempt = observable<{ next: StepDefinition | undefined }>({ next: step }, undefined, { deep: false })
  const notify = () => vi.fn<(text: string) => void>()
  const notifications = { success: notify(), warning: notify(), error: notify() }
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {})
  /** Opens the page again. */
  const open = async () => {
    const booking = new BookingStore({ getBooking, removeReservation: async () => undefined })
    const hold = new HoldStore(booking, memory)
    await booking.refresh()
    const withPayments = (one: Booking) => one
    const api = { saveBooking }
    const store = new FinishBookingStore({
      api,
      booking,
      hold,
      sending: { kind: 'booking' },
      notifications,
      session,
      bookingAttempt,
      withPayments,
      extensions: async () => extensions,
      pause,
    })
    store.begin()
    return { booking, hold, store }
  }
  const { booking, hold, store } = await open()
  /** Makes the next `times` attempts time out, after saving the booking if `isSaved`. */
  const dropResponses = (isSaved: boolean, times: number): void => {
    for (let dropped = 0; dropped < times; dropped += 1)
      saveBooking.mockImplementationOnce(async () => {
        if (isSaved) server.start = null
        throw new TimeoutError()
      })
  }
  /** Submits the booking without ever receiving a response. */
  const saveWithoutResponse = async (isSaved: boolean): Promise<void> => {
    dropResponses(isSaved, announced.includes(IDEMPOTENCY_KEY) ? 5 : 1)
    expect(await store.save()).toBe(false)
  }
  return {
    booking,
    hold,
    server,
    extensions,
    session,
    bookingAttempt,
    saveBooking,
    saveWithoutResponse,
    dropResponses,
    notifications,
    pause,
    store,
    tab,
    open,
  }
}

describe('CU-05 a save without a response', () => {
  it.each([
    new TimeoutError(),
    new NetworkError(),
    new ContractError(''),
    new ApiError(502, null, ''),
    new ApiError(504, null, ''),
  ])('is retried after %s with the same key until a response arrives', async (error) => {
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

  it('is retried four times and then counts as uncertain, not as failed, until another save finds the outcome', async () => {
    const { notifications, pause, saveBooking, saveWithoutResponse, store } = await ready()
    await saveWithoutResponse(true)
    expect(pause.mock.calls.flat()).toEqual([500, 1000, 2000, 4000])
    expect([store.isUncertain, store.isAsking, store.hasFailed]).toEqual([true, false, false])
    expect(notifications.error).not.toHaveBeenCalled()
    expect(await store.save()).toBe(true)
    expect(new Set(saveBooking.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
    expect(store.receipt?.booking_total_duration?.start).toBe(TIME)
  })

  it('is a failure if a retry is refused', async () => {
    const { hold, dropResponses, notifications, saveBooking, store } = await ready()
    dropResponses(false, 1)
    saveBooking.mockRejectedValueOnce(new ApiError(409, 'TIME_MISSING', ''))
    expect(await store.save()).toBe(false)
    expect([store.hasFailed, store.isUncertain, hold.isSubmitPending]).toEqual([true, false, false])
    expect(notifications.error).toHaveBeenCalledOnce()
  })

  it('is not retried in another session', async () => {
    const { dropResponses, notifications, pause, saveBooking, session, store } = await ready()
    dropResponses(false, 1)
    pause.mockImplementation(async () => runInAction(() => void (session.token = 'two')))
    expect(await store.save()).toBe(false)
    expect([saveBooking.mock.calls.length, store.hasFailed, store.receipt]).toEqual([1, false, null])
    expect(notifications.error).not.toHaveBeenCalled()
  })
})

describe('CU-05 reading 48: a save without a response, where the server does not announce the key', () => {
  it('is sent once, without a key, until the visitor sends it again', async () => {
    const { notifications, pause, saveBooking, saveWithoutResponse, store } = await ready([])
    await saveWithoutResponse(false)
    expect([store.isUncertain, store.isRepeatable, store.isAsking]).toEqual([true, false, false])
    expect(saveBooking.mock.calls).toEqual([[{}, expect.objectContaining({ headers: {} })]])
    expect(await store.save()).toBe(true)
    expect([saveBooking.mock.calls.length, pause.mock.calls.length]).toEqual([2, 0])
    expect(notifications.error).not.toHaveBeenCalled()
  })

  it('is not sent again by a reload, and a refused second attempt leaves the first one in doubt', async () => {
    const { open, saveBooking, saveWithoutResponse } = await ready([])
    await saveWithoutResponse(true)
    const { store, hold } = await open()
    expect([store.isUncertain, store.isRepeatable, saveBooking.mock.calls.length]).toEqual([true, false, 1])
    saveBooking.mockRejectedValueOnce(new ApiError(409, 'TIME_MISSING', ''))
    expect(await store.save()).toBe(false)
    expect([store.isUncertain, store.hasFailed, store.mayBeSaved]).toEqual([false, true, true])
    expect(hold.isSubmitPending).toBe(false)
  })

  it('stays without a key if the first attempt had none, because the extensions could not be asked', async () => {
    const { saveBooking, saveWithoutResponse, store, extensions } = await ready([])
    await saveWithoutResponse(false)
    extensions.push(IDEMPOTENCY_KEY)
    expect(await store.save()).toBe(true)
    expect(saveBooking.mock.lastCall).toEqual([{}, expect.objectContaining({ headers: {} })])
  })

  it('RC-20 asks about a price that has changed since, before it is sent again', async () => {
    const { saveBooking, saveWithoutResponse, server, store } = await ready([])
    await saveWithoutResponse(false)
    server.price = 300
    expect(await store.save()).toBe(false)
    expect([store.change !== null, saveBooking.mock.calls.length]).toEqual([true, 1])
    store.accept()
    expect(await store.save()).toBe(true)
  })

  it('warns that the outcome is unknown if the session has ended since', async () => {
    const { notifications, saveBooking, saveWithoutResponse, session, store, hold } = await ready([])
    await saveWithoutResponse(true)
    saveBooking.mockImplementationOnce(async () => {
      runInAction(() => Object.assign(session, { token: null, expiredToken: 'one' }))
      throw new ApiError(401, null, '')
    })
    expect([await store.save(), hold.isSubmitPending]).toEqual([false, true])
    expect(notifications.warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Katso sähköpostistasi'))
  })
})

it('CU-04 RC-17 reading 1: keeps the receipt until the visitor leaves it, also in a new session', async () => {
  const { session, store, bookingAttempt } = await ready()
  expect(await store.save()).toBe(true)
  await Promise.resolve()
  expect([session.token, store.receipt?.booking_total_duration?.start]).toEqual([null, TIME])
  runInAction(() => (bookingAttempt.next = undefined))
  runInAction(() => (session.token = 'two'))
  await Promise.resolve()
  expect(store.receipt).not.toBeNull()
  runInAction(() => (bookingAttempt.next = step))
  await expect.poll(() => store.receipt).toBeNull()
})

describe('CU-05 while the outcome of a save is unknown', () => {
  it('completes the save of a visitor who left the step and returned', async () => {
    const { booking, hold, saveWithoutResponse, store } = await ready()
    await saveWithoutResponse(true)
    await booking.refresh()
    store.begin()
    expect([store.hasFailed, hold.isSubmitPending]).toEqual([false, true])
    await hold.reading.run()
    expect(hold.hasExpired).toBe(false)
    expect(await store.save()).toBe(true)
    expect(store.receipt?.booking_total_duration?.start).toBe(TIME)
    expect(hold.isSubmitPending).toBe(false)
  })

  it('keeps the outcome open after a response of 429', async () => {
    const { saveBooking, saveWithoutResponse, store } = await ready()
    await saveWithoutResponse(true)
    saveBooking.mockRejectedValueOnce(new ApiError(429, null, ''))
    expect([await store.save(), await store.save()]).toEqual([false, true])
  })

  it('ends the earlier submit when the visitor reserves another time', async () => {
    const { booking, hold, saveWithoutResponse, server, store } = await ready()
    await saveWithoutResponse(false)
    server.start = '2026-11-25T10:00:00'
    expect(store.isUncertain).toBe(true)
    await booking.refresh()
    store.begin()
    expect([hold.isSubmitPending, store.isUncertain]).toEqual([false, false])
  })

  it('does not affect the next booking, also after a reload, which has another key', async () => {
    const { hold, open, saveBooking, saveWithoutResponse, server, session, store, tab } = await ready()
    await saveWithoutResponse(true)
    const { sent } = tab
    runInAction(() => (session.token = 'two'))
    await expect.poll(() => hold.isSubmitPending).toBe(false)
    tab.sent = sent
    const opened = await open()
    expect([opened.store.isUncertain, opened.hold.isSubmitPending, tab.sent]).toEqual([false, false, null])
    server.start = TIME
    expect(await store.save()).toBe(true)
    expect(saveBooking.mock.lastCall).not.toEqual(saveBooking.mock.calls[0])
  })

  it('retries with the same key after a reload, and shows the saved booking', async () => {
    const { open, saveBooking, saveWithoutResponse, server, tab } = await ready()
    await saveWithoutResponse(true)
    // The saved booking is read with its time.
    server.start = TIME
    const { hold, store } = await open()
    expect([store.isUncertain, hold.isSubmitPending]).toEqual([true, true])
    expect(await store.save()).toBe(true)
    expect(new Set(saveBooking.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
    expect([store.receipt?.booking_total_duration?.start, tab.sent]).toEqual([TIME, null])
  })

  it('reports a refusal after a reload, and resumes no submit that the server answered with a failure', async () => {
    const { open, saveBooking, saveWithoutResponse, store, tab } = await ready()
    saveBooking.mockRejectedValueOnce(new ApiError(500, null, ''))
    expect([await store.save(), (await open()).store.isUncertain]).toEqual([false, false])
    await saveWithoutResponse(false)
    const opened = await open()
    saveBooking.mockRejectedValueOnce(new ApiError(409, 'TIME_MISSING', ''))
    expect([await opened.store.save(), opened.store.hasFailed]).toEqual([false, true])
    expect([opened.store.isUncertain, opened.hold.isSubmitPending, tab.sent]).toEqual([false, false, null])
  })

  it('warns that the outcome is unknown if the session has ended since', async () => {
    const { notifications, saveBooking, saveWithoutResponse, session, store, tab } = await ready()
    await saveWithoutResponse(true)
    saveBooking.mockImplementationOnce(async () => {
      runInAction(() => Object.assign(session, { token: null, expiredToken: 'one' }))
      throw new ApiError(412, null, '')
    })
    expect(await store.save()).toBe(false)
    expect(tab.sent?.token).toBe('one')
    expect(notifications.warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Katso sähköpostistasi'))
    expect(notifications.error).not.toHaveBeenCalled()
  })
})

it.each([400, 404, 409, 412, 413, 422, 429])(
  'CU-05 a response of %s is a refusal, after which the hold can expire',
  async (status) => {
    const { hold, saveBooking, server, store } = await ready()
    saveBooking.mockRejectedValueOnce(new ApiError(status, null, ''))
    expect(await store.save()).toBe(false)
    expect([store.saving.hasFailed, hold.isSubmitPending]).toEqual([true, false])
    server.start = null
    await hold.reading.run()
    expect(hold.hasExpired).toBe(true)
  },
)
