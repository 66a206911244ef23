import { observable, runInAction } from 'mobx'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { BookingStore, HoldStore } from '#entities/booking'
import { ApiError, TimeoutError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/entities'
import { FinishBookingStore } from './finish-booking-store'

const TIME = '2026-11-24T08:30:00'

/** A booking about to be sent, and what the server has of its time. */
async function ready() {
  const server: { start: string | null } = { start: TIME }
  const getBooking = async () => create({ booking_total_duration: { start: server.start } }, Booking)
  const booking = new BookingStore({ getBooking, removeReservation: async () => undefined })
  const hold = new HoldStore(booking)
  const session = observable({
    token: 'one',
    forget() {
      this.token = ''
    },
  })
  const saveBooking = vi.fn<() => Promise<{ bookingKey: string | null }>>(async () => ({ bookingKey: null }))
  const notifications = { success: () => {}, error: () => {} }
  await booking.refresh()
  const store = new FinishBookingStore({ api: { saveBooking }, booking, hold, notifications, session })
  store.begin()
  /** Saved, or not; the visitor never hears of it. */
  const saveUnheard = async (isSaved: boolean): Promise<void> => {
    saveBooking.mockImplementationOnce(async () => {
      if (isSaved) server.start = null
      throw new TimeoutError()
    })
    expect(await store.save()).toBe(false)
  }
  return { booking, hold, server, session, saveBooking, saveUnheard, store }
}

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
    await booking.refresh()
    store.begin()
    expect(hold.isBeingSent).toBe(false)
  })

  it('the next booking knows nothing of it', async () => {
    const { hold, saveUnheard, session } = await ready()
    await saveUnheard(true)
    runInAction(() => (session.token = 'two'))
    await vi.waitFor(() => expect(hold.isBeingSent).toBe(false))
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
