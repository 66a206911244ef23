import { when } from 'mobx'
import type { Persisted } from '#shared/store/persisted'
import { readBooking, type BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { leasingCompanies, leasingContracts } from '#shared/api/contract/vehicle'
import { saveCustomer, saveNotes, saveSymptoms } from '#shared/api/contract/booking/current'
import { setProductParameter } from '#shared/api/contract/services/products'
import { defineStore } from '#shared/store/define-store'
import { string } from 'superstruct'
import { keptForBookingAttempt, bookingAttemptPort } from '#entities/process'

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
    await when(() => booking.resource.state.status !== 'loading')
    return readBooking(booking, isSameSession)
  },
})

interface Draft {
  readonly text: string
  /** Returns true while the session is the one that the text was typed in. */
  readonly isSameSession: () => boolean
}

/**
 * Symptom text that was typed but not added when the step was left. It is restored when the step opens again in the
 * same session.
 */
class SymptomDraft {
  private kept: Draft | null = null

  recall(): string {
    return this.kept?.isSameSession() ? this.kept.text : ''
  }

  keep(draft: Draft): void {
    this.kept = draft
  }
}

export const symptomDraft = defineStore('symptom-draft', () => new SymptomDraft())

/**
 * Order notes that the server has not confirmed, in the tab's storage. After a reload the page may read the booking before
 * the closed page's save arrives, so only this copy is certain to survive.
 */
export const unsavedNotes = defineStore('unsaved-notes', (get) =>
  keptForBookingAttempt(get(bookingAttemptPort), 'huoltovaraus.notes', string()),
)
