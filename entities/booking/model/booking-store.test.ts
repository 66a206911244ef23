import { autorun } from 'mobx'
import { afterEach, expect, it, vi } from 'vitest'
import { BookingStore } from './booking-store'

afterEach(() => vi.useRealTimers())

it('TM-02 tells the day by the clock of the server, also to a screen that shows it already', () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T12:00:00Z') })
  const never = () => Promise.reject(new Error('no call is made'))
  const store = new BookingStore({ getBooking: never, removeReservation: never })
  const shown: string[] = []
  const stop = autorun(() => shown.push(store.today()))
  store.touch('Mon, 23 Nov 2026 22:30:00 GMT')
  stop()
  expect(shown).toEqual(['2027-05-01', '2026-11-24'])
})
