import { until } from '#shared/store/until'
import type { BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { leasingCompanies, leasingContracts } from '#shared/api/contract/other'
import { saveCustomer, saveNotes, saveSymptoms, setProductParameter } from '#shared/api/contract/services'
import { readBooking } from './read-booking'

/** The calls made here. */
export const needsCalls = {
  leasingCompanies,
  leasingContracts,
  saveCustomer,
  saveNotes,
  saveSymptoms,
  setProductParameter,
}

/** What the parts of the visitor's needs have in common. */
export interface NeedsContext {
  readonly api: Client<typeof needsCalls>
  readonly booking: BookingStore
  /** The booking is still the one that the step was opened with. */
  readonly mayStill: () => boolean
}

/**
 * Reads the booking after something was written, for what the server makes of it; not one that was left meanwhile.
 * @throws where it could not be read
 */
export async function readAgain({ booking, mayStill }: NeedsContext): Promise<void> {
  // Who has begun a read counts on it, and may be of another step by now.
  await until(() => booking.resource.state.status !== 'loading')
  if (!mayStill() || !booking.booking) return
  if (!(await readBooking(booking))) throw new Error('The booking could not be read after it was changed')
}
