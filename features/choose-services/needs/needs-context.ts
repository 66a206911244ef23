import type { Persisted } from '#shared/store/persisted'
import { until } from '#shared/store/until'
import { readBooking, type BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { leasingCompanies, leasingContracts } from '#shared/api/contract/other'
import { saveCustomer, saveNotes, saveSymptoms, setProductParameter } from '#shared/api/contract/services'
import type { SymptomDraft } from './symptom-draft'

/** API calls of the notes, symptoms and contract stores. */
export const needsCalls = {
  leasingCompanies,
  leasingContracts,
  saveCustomer,
  saveNotes,
  saveSymptoms,
  setProductParameter,
}

/** Dependencies shared by the notes, symptoms and contract stores. */
export interface NeedsContext {
  readonly api: Client<typeof needsCalls>
  readonly booking: BookingStore
  readonly draft: SymptomDraft
  readonly unsavedNotes: Persisted<string>
  /** Returns true while the session is the one that the step was opened with. */
  readonly isSameSession: () => boolean
}

/**
 * Options of a `LatestSave` whose stored value comes from the booking. The booking is refetched after each save,
 * because the server may normalise the value. The panel that shows the booking reports a failed refetch.
 */
export const fromBooking = ({ booking, isSameSession }: NeedsContext) => ({
  isSameSession,
  reading: () => booking.booking,
  readBack: async (): Promise<boolean> => {
    // Waits for a read under way instead of aborting it, because another step may depend on its result.
    await until(() => booking.resource.state.status !== 'loading')
    return readBooking(booking, isSameSession)
  },
})
