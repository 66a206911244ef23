/** What may still be done to a saved booking, and what a change of it amounts to. */
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from './booking-document'
import type { Draft } from './draft'

/** The time of a booking: where and from when on. */
export interface PlaceAndTime {
  readonly organizationId: number | null
  /** Null for a time enquiry. */
  readonly start: WallDateTime | null
  readonly leadDate: string | null
}

/** The place and time that a saved booking is for. */
export const placeAndTimeOf = (document: BookingDocument): PlaceAndTime => ({
  organizationId: document.organization?.id ?? null,
  start: document.booking_total_duration?.start ?? null,
  leadDate: document.lead_date,
})

/** Whether a visit has begun, or the day of an enquiry is over: then nothing is moved or cancelled any more. */
export function hasBegun({ start, leadDate }: PlaceAndTime, now: WallDateTime): boolean {
  if (start !== null) return start <= now
  return leadDate !== null && leadDate < dateOf(now)
}

/** What a booking's time was reserved for. */
interface Work {
  readonly draft: Draft
  readonly minutes: number
  /** Whether tires are to be fetched from the tire hotel. */
  readonly hasPickUp: boolean
}

/**
 * Whether a changed booking can keep the time it has: at the same workshop, of the same kind, with whom it was reserved, and
 * with no more work than it was reserved for, nor tires to be fetched that were not then. A visitor who has reserved another or wishes for another day does not keep it
 * either, even if the other has run out: what was seen last is saved, or nothing.
 */
export const fitsOldTime = (saved: Work, changed: Work): boolean =>
  changed.draft.leadDate === null &&
  !changed.draft.timeReserved &&
  changed.draft.organizationId === saved.draft.organizationId &&
  changed.draft.hourService === saved.draft.hourService &&
  isSameWish(changed.draft.selectedResources, saved.draft.selectedResources) &&
  changed.minutes <= saved.minutes &&
  (saved.hasPickUp || !changed.hasPickUp)

const isSameWish = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Whether place or time are others than before. */
export const isMoved = (before: PlaceAndTime, after: PlaceAndTime): boolean =>
  before.organizationId !== after.organizationId || before.start !== after.start || before.leadDate !== after.leadDate
