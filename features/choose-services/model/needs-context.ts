import { when } from 'mobx'
import type { BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { leasingCompanies, leasingContracts } from '#shared/api/contract/other'
import { saveCustomer, saveNotes, saveSymptoms, setProductParameter } from '#shared/api/contract/services'

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
 * Reads the booking after something was written; not one that was left meanwhile.
 * @throws the error that the read failed with
 */
export async function readAgain({ booking: { resource }, mayStill }: NeedsContext): Promise<void> {
  const isQuiet = () => resource.state.status !== 'loading'
  // Somebody may count on a read under way, which another one would break off; and it may be older than what was written.
  await when(isQuiet)
  if (!mayStill() || !resource.latest) return
  await resource.load()
  // A newer one may have taken its place.
  await when(isQuiet)
  if (resource.state.status === 'failed') throw resource.state.error
}
