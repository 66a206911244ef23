/** Bookings whose customers want an earlier time, at a shop with the extension `earlierTime`. */
import { customer } from '#tests/fixtures/customer'
import { ANY, ofBooking, offerTokens } from '../visitors/earlier-time'
import { reference } from '../visitors/booked-visitor'
import { fillBooking, type Given } from '../visitors/fill-booking'
import type { Shop } from './shop'

/** Books the first free time of some days. Resolves to the booking key. */
export async function bookedAt(shop: Shop, days?: NonNullable<Given['days']>): Promise<string> {
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER', days ? { days } : {})
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking({})).bookingKey ?? ''
}

const THURSDAY_ON = { start: '2026-11-26', end: '2026-12-11' }

/** A customer on Thursday is offered a time that was cancelled. Resolves to the booking key and the token of the mail. */
export async function offered(shop: Shop): Promise<{ readonly bookingKey: string; readonly token: string }> {
  const early = await bookedAt(shop)
  const bookingKey = await bookedAt(shop, THURSDAY_ON)
  const { api } = await shop.visitor('CANCEL_FORM')
  await api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish: ANY } })
  await api.cancelBooking(reference(early))
  return { bookingKey, token: (await offerTokens({ db: shop.db() })).at(-1) ?? '' }
}
