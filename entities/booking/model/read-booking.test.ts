import { expect, it, vi } from 'vitest'
import { create } from 'superstruct'
import { Booking } from '#shared/api/nouns/booking'
import { BookingStore } from './booking-store'
import { readBooking, refreshBooking } from './read-booking'

const booking = create({}, Booking)

function open() {
  const getBooking = vi.fn<() => Promise<Booking>>(() => Promise.resolve(booking))
  const store = new BookingStore({ getBooking, removeReservation: () => Promise.resolve() })
  return { getBooking, store }
}

it('refetches the booking only if there is one', async () => {
  const { getBooking, store } = open()
  expect(await readBooking(store, () => true)).toBe(false)
  store.resource.set(booking)
  expect(await readBooking(store, () => true)).toBe(true)
  expect(getBooking).toHaveBeenCalledTimes(1)
})

/** A server that answers each call only when the test calls `answer`. */
function slow() {
  const { getBooking, store } = open()
  store.resource.set(booking)
  const answers: (() => void)[] = []
  getBooking.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(booking))))
  return { answer: (call: number) => answers[call]?.(), store }
}

it('waits for a newer read that replaces its own', async () => {
  const { answer, store } = slow()
  const reads = [refreshBooking(store), readBooking(store, () => true), store.resource.load()]
  for (const call of reads.keys()) answer(call)
  expect(await Promise.all(reads)).toEqual([undefined, true, true])
})

it('rejects if the booking was reset, even if another one was read since', async () => {
  const { answer, store } = slow()
  const left = refreshBooking(store)
  store.reset()
  const next = store.resource.load()
  answer(0)
  await expect(left).rejects.toHaveProperty('name', 'AbortError')
  answer(1)
  expect(await next).toBe(true)
})

it('makes no call if the session has changed', async () => {
  const { getBooking, store } = open()
  store.resource.set(booking)
  expect(await readBooking(store, () => false)).toBe(false)
  expect(getBooking).not.toHaveBeenCalled()
})
