import { until } from '#shared/store/until'
import { readBooking, type BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { leasingCompanies, leasingContracts } from '#shared/api/contract/other'
import { saveCustomer, saveNotes, saveSymptoms, setProductParameter } from '#shared/api/contract/services'
import type { SymptomDraft } from './symptom-draft'

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
  readonly draft: SymptomDraft
  /** The booking is still the one that the step was opened with. */
  readonly mayStill: () => boolean
}

/**
 * How what is written is known from the booking: read after each save, for what the server makes of it. Where it cannot be
 * read, the panel that shows it says so.
 */
export const fromBooking = ({ booking, mayStill }: NeedsContext) => ({
  mayStill,
  reading: () => booking.booking,
  readBack: async (): Promise<boolean> => {
    // Who has begun a read counts on it, and may be of another step by now.
    await until(() => booking.resource.state.status !== 'loading')
    return readBooking(booking, mayStill)
  },
})
