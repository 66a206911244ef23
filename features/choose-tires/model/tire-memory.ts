import { object, string } from 'superstruct'
import type { WizardStore } from '#entities/process'
import { persisted } from '#shared/store/persisted'
import { choiceOf, flagsOf, TireFlags } from './tire-flags'
import type { TireChoice } from './tire-questions'

export interface TireMemory {
  /** Returns the stored answers of this booking, or null if there are none or they are invalid. */
  readonly read: () => TireChoice | null
  readonly write: (choice: TireChoice) => void
}

/** Stores the answers in session storage, so that they survive a reload during the same booking (TI-07). */
export function rememberedTires(wizard: Pick<WizardStore, 'visit'>): TireMemory {
  const kept = persisted(
    () => window.sessionStorage,
    'huoltovaraus.tires',
    object({ visit: string(), flags: TireFlags }),
  )
  return {
    read: () => {
      const value = kept.read()
      if (value?.visit === wizard.visit) return choiceOf(value.flags)
      // The stored answers belong to a finished booking.
      kept.clear()
      return null
    },
    write: (choice) => {
      if (choice.length === 0) kept.clear()
      else kept.write({ visit: wizard.visit, flags: flagsOf(choice) })
    },
  }
}
