import { object, string } from 'superstruct'
import type { WizardStore } from '#entities/process'
import { persisted } from '#shared/store/persisted'
import { choiceOf, flagsOf, TireFlags } from './tire-flags'
import type { TireChoice } from './tire-questions'

export interface TireMemory {
  /** null where nothing is remembered of this booking, or nothing that can be. */
  readonly read: () => TireChoice | null
  readonly write: (choice: TireChoice) => void
}

/** The answers, over reloads of the page, as long as it is the same booking (TI-07). */
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
      // Of a booking that is over.
      kept.clear()
      return null
    },
    write: (choice) => {
      if (choice.length === 0) kept.clear()
      else kept.write({ visit: wizard.visit, flags: flagsOf(choice) })
    },
  }
}
