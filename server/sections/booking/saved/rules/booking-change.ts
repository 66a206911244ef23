/** Rules for changes of a saved booking. */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { Draft } from '../../../../platform/database/schema/sessions'

/** The workshop and the time of a booking. */
export interface PlaceAndTime {
  readonly organizationId: number | null
  /** Null for a time enquiry. */
  readonly start: WallDateTime | null
  readonly leadDate: string | null
}

/** Returns the workshop and the time of a saved booking. */
export const placeAndTimeOf = (document: BookingDocument): PlaceAndTime => ({
  organizationId: document.organization?.id ?? null,
  start: document.booking_total_duration?.start ?? null,
  leadDate: document.lead_date,
})

/** The work that a booking's time was reserved for. */
interface Work {
  readonly draft: Draft
  readonly minutes: number
  /** Whether tires must be fetched from the tire hotel. */
  readonly hasPickUp: boolean
}

/**
 * Whether a changed booking can keep its time. It can if the workshop, the kind of service and the selected resources
 * are the same, the work is not longer, and no tire pickup was added.
 * A visitor who has since reserved another time or requested another day does not keep the old time.
 * This holds even if that other hold has expired, because only what the visitor saw last may be saved.
 */
export const fitsOldTime = (saved: Work, changed: Work): boolean =>
  changed.draft.leadDate === null &&
  !changed.draft.timeReserved &&
  changed.draft.organizationId === saved.draft.organizationId &&
  changed.draft.hourService === saved.draft.hourService &&
  isSameSelection(changed.draft.selectedResources, saved.draft.selectedResources) &&
  changed.minutes <= saved.minutes &&
  (saved.hasPickUp || !changed.hasPickUp)

const isSameSelection = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Whether the workshop or the time has changed. */
export const isMoved = (before: PlaceAndTime, after: PlaceAndTime): boolean =>
  before.organizationId !== after.organizationId || before.start !== after.start || before.leadDate !== after.leadDate
