import { expect, it, vi } from 'vitest'
import { create } from 'superstruct'
import { Booking } from '#shared/api/nouns/entities'
import { BookingStore } from './booking-store'
import { readBooking } from './read-booking'

const booking = create({}, Booking)

function open() {
  const getBooking = vi.fn<() => Promise<Booking>>(() => Promise.resolve(booking))
  const store = new BookingStore({ getBooking, removeReservation: () => Promise.resolve() })
  return { getBooking, store }
}

it('reads a booking that there is', async () => {
  const { getBooking, store } = open()
  expect(await readBooking(store, () => true)).toBe(false)
  store.resource.set(booking)
  expect(await readBooking(store, () => true)).toBe(true)
  expect(getBooking).toHaveBeenCalledTimes(1)
})

it('never reads that of another session for a change made in this one', async () => {
  const { getBooking, store } = open()
  store.resource.set(booking)
  expect(await readBooking(store, () => false)).toBe(false)
  expect(getBooking).not.toHaveBeenCalled()
})
