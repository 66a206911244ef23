import { bookingStore } from '#entities/booking'
import { moneyOf, withTabPayment } from '#entities/payment'
import { sessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/booking'
import { useStore, useStores } from '#shared/store/use-store'

/** The session's booking with its payments, also of a server that does not tell them (RC-22). Use it in an observer component. */
export function usePaidBooking(): Booking | null {
  const get = useStores()
  const { booking } = useStore(bookingStore)
  const { token } = useStore(sessionStore)
  return booking && withTabPayment(booking, moneyOf(get, token))
}
