import type { BookingStore } from '#entities/booking'
import { addRows, addRowsCalls, carriedRows, missingRows, uniqueRows, type DroppedRowsStore } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { setServiceCode } from '#shared/api/contract/services/listings'
import { soldProducts, soldProductsCalls, type Workshops } from './sold-products'

/** API calls of `keepOrder`. */
export const keepOrderCalls = { ...addRowsCalls, ...soldProductsCalls, setServiceCode }

interface Dependencies {
  readonly api: Client<typeof keepOrderCalls>
  readonly booking: BookingStore
  readonly dropped: DroppedRowsStore
  /** The wizard's id of the booking attempt. */
  readonly bookingAttemptId: string
}

/**
 * Takes over what was chosen for the former vehicle or at the former workplace. The function `complete` completes the
 * change once the workplace is set and the booking is refetched: it adds what is sold there and missing, and keeps the
 * names of the rest (RC-04). `isEmpty` is true if nothing was chosen.
 * @throws (`complete`) the refetch's error, or that of an expired session
 */
export function keepOrder({ api, booking, dropped, bookingAttemptId }: Dependencies) {
  const before = [booking.booking, booking.former].filter((one) => one !== null)
  const rows = uniqueRows([...before.flatMap(carriedRows), ...dropped.of(bookingAttemptId)])
  const serviceCode = before.find(({ service_code }) => service_code)?.service_code ?? null
  // Written at once, so that a failure or a reload on the way loses nothing.
  dropped.write(bookingAttemptId, rows)
  booking.former = null
  const complete = async (workshops: Workshops): Promise<void> => {
    const missing = missingRows(rows, booking.booking)
    if (missing.length > 0) {
      if (serviceCode && !booking.booking?.service_code) await api.setServiceCode({ body: { value: serviceCode } })
      await addRows(api, missing, await soldProducts(api, workshops, serviceCode))
      await booking.refresh()
    }
    dropped.write(bookingAttemptId, missingRows(rows, booking.booking))
  }
  return { isEmpty: rows.length === 0, complete }
}
