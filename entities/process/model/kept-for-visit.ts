import { is, object, string, unknown, type Struct } from 'superstruct'
import { persisted, type Persisted } from '#shared/store/persisted'
import type { Visit } from './visit'

const Kept = object({ visit: string(), value: unknown() })

/** A value in session storage that survives reloads and belongs to one booking: another one reads null. */
export function keptForVisit<T>(visit: Pick<Visit, 'visit'>, key: string, struct: Struct<T>): Persisted<T> {
  const kept = persisted(() => window.sessionStorage, key, Kept)
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
