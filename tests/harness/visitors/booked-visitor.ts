import type { TestApp } from '#tests/harness/servers/server-app'
import { customer } from '#tests/fixtures/customer'
import { fillBooking } from './fill-booking'
import { openBrowser, type TestBrowser } from './http-client'

/** Leaves the car for the day and the key in the locker. */
export const lockerDetails = {
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: true,
  usingKeyLocker: true,
}

/** Creates a visitor who only lacks a time, with a 90-minute oil change at the first workshop. */
export async function completeVisitor(server: Pick<TestApp, 'app'>, whom = customer()): Promise<TestBrowser> {
  const browser = await openBrowser(server.app)
  const { api } = browser
  await fillBooking(api, 'TIME')
  await api.saveCustomer({ body: whom })
  return browser
}

/** Reserves an exact time, given as `start|end`. */
export const reserve = ({ api }: TestBrowser, time: string) =>
  api.reserveTime({ query: { reservation: time, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } })

/** A 90-minute slot at seven, as `start|end`. */
export const atSeven = (date: string): string => `${date}T07:00:00|${date}T08:30:00`
/** A 90-minute slot at nine, as `start|end`. */
export const atNine = (date: string): string => `${date}T09:00:00|${date}T10:30:00`

/** Books a time with the key in the locker. Resolves to the visitor and the booking key. */
export async function book(
  server: TestApp,
  time: string,
  whom = customer(),
): Promise<{ browser: TestBrowser; bookingKey: string }> {
  const browser = await completeVisitor(server, whom)
  const { responseCode } = await reserve(browser, time)
  if (responseCode !== 'SUCCESS') throw new Error(`not reserved: ${responseCode}`)
  await browser.api.saveReservationDetails({ body: lockerDetails })
  const { bookingKey } = await browser.api.saveBooking()
  return { browser, bookingKey: bookingKey ?? '' }
}

/** The query of POST /open-booking and POST /cancel-booking. */
export const reference = (bookingKey: string, registerNumber = 'ABC-123') => ({
  query: { bookingKey, registerNumber, installationType: 'BASSADONE_PUBLIC' },
})

/** Opens a booking by its key in a new session. */
export async function opened(server: TestApp, bookingKey: string): Promise<TestBrowser> {
  const browser = await openBrowser(server.app)
  await browser.api.openBooking(reference(bookingKey))
  return browser
}
