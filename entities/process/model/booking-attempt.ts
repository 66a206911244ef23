import type { StoreDefinition } from '#shared/store/define-store'
import type { StepDefinition } from './definitions'
import { wizardStore } from './wizard-store'
import { is, object, string, unknown, type Struct } from 'superstruct'
import { persisted, type Persisted } from '#shared/store/persisted'

/**
 * One attempt to book: what a feature may know of the wizard and ask of it. A feature finds another step by its role, not
 * by its name.
 */
export interface BookingAttempt {
  /** Id of one attempt to book from start to end. */
  readonly bookingAttemptId: string
  /** The active step. */
  readonly active: StepDefinition | undefined
  /** Undefined on the last step, after the booking was sent. */
  readonly next: StepDefinition | undefined
  readonly finished: readonly StepDefinition[]
  readonly goTo: (name: string) => void
  /** Moves the focus to the heading without a step change, because the focused element was removed. */
  readonly requestFocus: () => void
}

export const bookingAttemptPort: StoreDefinition<BookingAttempt> = wizardStore

/** `visit` is the stored name of the attempt's id. */
const Kept = object({ visit: string(), value: unknown() })

/** A value in session storage that survives reloads and belongs to one booking attempt: another one reads null. */
export function keptForBookingAttempt<T>(
  bookingAttempt: Pick<BookingAttempt, 'bookingAttemptId'>,
  key: string,
  struct: Struct<T>,
): Persisted<T> {
  const kept = persisted(key, Kept)
  return {
    read: () => {
      const stored = kept.read()
      if (stored?.visit === bookingAttempt.bookingAttemptId && is(stored.value, struct)) return stored.value
      kept.clear()
      return null
    },
    write: (value) => kept.write({ visit: bookingAttempt.bookingAttemptId, value }),
    clear: kept.clear,
  }
}
