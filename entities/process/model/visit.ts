import type { StoreDefinition } from '#shared/store/define-store'
import type { StepDefinition } from './definitions'
import { wizardStore } from './wizard-store'
import { is, object, string, unknown, type Struct } from 'superstruct'
import { persisted, type Persisted } from '#shared/store/persisted'

/** What a feature may know of the wizard and ask of it. A feature finds another step by its role, not by its name. */
export interface Visit {
  /** Id of one booking from start to end. */
  readonly visit: string
  /** The active step. */
  readonly active: StepDefinition | undefined
  /** Undefined on the last step, after the booking was sent. */
  readonly next: StepDefinition | undefined
  readonly finished: readonly StepDefinition[]
  readonly goTo: (name: string) => void
  /** Moves the focus to the heading without a step change, because the focused element was removed. */
  readonly requestFocus: () => void
}

export const visitPort: StoreDefinition<Visit> = wizardStore

const Kept = object({ visit: string(), value: unknown() })

/** A value in session storage that survives reloads and belongs to one booking: another one reads null. */
export function keptForVisit<T>(visit: Pick<Visit, 'visit'>, key: string, struct: Struct<T>): Persisted<T> {
  const kept = persisted(key, Kept)
  return {
    read: () => {
      const stored = kept.read()
      if (stored?.visit === visit.visit && is(stored.value, struct)) return stored.value
      kept.clear()
      return null
    },
    write: (value) => kept.write({ visit: visit.visit, value }),
    clear: kept.clear,
  }
}
