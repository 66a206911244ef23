import { expect, it, vi } from 'vitest'
import { create } from 'superstruct'
import { Booking } from '#shared/api/nouns/entities'
import { BookingStore } from './booking-store'
import { readBooking, refreshBooking } from './read-booking'

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

/** A server that answers when it is told to. */
function slow() {
  const { getBooking, store } = open()
  store.resource.set(booking)
  const answers: (() => void)[] = []
  getBooking.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(booking))))
  return { answer: (call: number) => answers[call]?.(), store }
}

it('waits for a newer read that takes over, and goes on with it', async () => {
  const { answer, store } = slow()
  const reads = [refreshBooking(store), readBooking(store, () => true), store.resource.load()]
  for (const call of reads.keys()) answer(call)
  expect(await Promise.all(reads)).toEqual([undefined, true, true])
})

it('does not go on with a booking that came after a reset', async () => {
  const { answer, store } = slow()
  const left = refreshBooking(store)
  store.reset()
  const next = store.resource.load()
  answer(0)
  await expect(left).rejects.toHaveProperty('name', 'AbortError')
  answer(1)
  expect(await next).toBe(true)
})

it('never reads that of another session for a change made in this one', async () => {
  const { getBooking, store } = open()
  store.resource.set(booking)
  expect(await readBooking(store, () => false)).toBe(false)
  expect(getBooking).not.toHaveBeenCalled()
})
