import { openBrowser, type TestBrowser } from '#tests/harness/http-client'
import type { TestApp } from '#tests/harness/server-app'
import { customer } from '#shared/api/nouns/example-customer'

/** Key in the locker, the car for the day. */
export const lockerDetails = {
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: true,
  usingKeyLocker: true,
}

/** A visitor with everything but a time: an oil change of an hour and a half at the first workshop. */
export async function completeVisitor(server: Pick<TestApp, 'app'>): Promise<TestBrowser> {
  const browser = await openBrowser(server.app)
  const { api } = browser
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 84_500 } })
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [{ productId: 101, amount: 1, provider: 'WORKSHOP' }],
  })
  await api.saveCustomer({ body: customer() })
  return browser
}

/** Asks for an exact time, `start|end`. */
export const reserve = ({ api }: TestBrowser, time: string) =>
  api.reserveTime({ query: { reservation: time, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } })

/** A visit of an hour and a half at seven. */
export const atSeven = (date: string): string => `${date}T07:00:00|${date}T08:30:00`
/** One at nine. */
export const atNine = (date: string): string => `${date}T09:00:00|${date}T10:30:00`

/** Someone who has booked a time with the key in the locker; the key of the booking. */
export async function book(server: TestApp, time: string): Promise<{ browser: TestBrowser; bookingKey: string }> {
  const browser = await completeVisitor(server)
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

/** Another visit to the site, by somebody who has the key. */
export async function opened(server: TestApp, bookingKey: string): Promise<TestBrowser> {
  const browser = await openBrowser(server.app)
  await browser.api.openBooking(reference(bookingKey))
  return browser
}
