import { keptForBookingAttempt, type BookingAttempt } from '#entities/process'
import { choiceOf, flagsOf, TireFlags } from './tire-flags'
import type { TireChoice } from './tire-questions'

export interface TireMemory {
  /** Returns the stored answers of this booking, or null if there are none or they are invalid. */
  readonly read: () => TireChoice | null
  readonly write: (choice: TireChoice) => void
}

/** Stores the answers in session storage, so that they survive a reload during the same booking (TI-07). */
export function rememberedTires(bookingAttempt: Pick<BookingAttempt, 'bookingAttemptId'>): TireMemory {
  const kept = keptForBookingAttempt(bookingAttempt, 'huoltovaraus.tires', TireFlags)
  return {
    read: () => {
      const flags = kept.read()
      return flags && choiceOf(flags)
    },
    write: (choice) => {
      if (choice.length === 0) kept.clear()
      else kept.write(flagsOf(choice))
    },
  }
}
