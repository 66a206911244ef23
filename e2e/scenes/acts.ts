/** What others do at the server in a scene: another customer, the desk, and time. */
import { customer } from '#tests/fixtures/customer'
import { fillBooking, type Given } from '#tests/harness/visitors/fill-booking'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { VisitState } from '#shared/api/nouns/visit'
import { object, string, type Infer } from 'superstruct'
import { DESK_TOKEN } from './chains'

export interface Booked {
  /** The key of the booking, which its mail has. */
  readonly key: string
  readonly id: string
}

/** What the desk says of a visit. */
export const Reading = object({ booking: string(), state: VisitState })
export type Reading = Infer<typeof Reading>

/** Opens a session of nobody in particular. */
type Open = () => Promise<TestBrowser>

/** Books a visit of ABC-123 as a customer of their own. */
export async function books(open: Open, given: Given): Promise<Booked> {
  const { api } = await open()
  await fillBooking(api, 'CUSTOMER', given)
  await api.saveCustomer({ body: customer() })
  const { bookingKey, calendarEntry } = await api.saveBooking()
  return { key: bookingKey ?? '', id: calendarEntry?.uid.split('@')[0] ?? '' }
}

/** Cancels a booking as its customer does, elsewhere. */
export async function cancels(open: Open, key: string): Promise<void> {
  const { api } = await open()
  const installationType = 'BASSADONE_PUBLIC'
  await api.cancelBooking({ query: { bookingKey: key, registerNumber: 'ABC-123', installationType } })
}

/** Sets the state of a visit as a system of the desk does. */
export async function setsState(open: Open, reading: Reading): Promise<void> {
  const { api } = await open()
  await api.setVisitState({ body: reading }, { headers: { Authorization: `Bearer ${DESK_TOKEN}` } })
}
