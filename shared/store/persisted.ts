import { is, type Struct } from 'superstruct'

/** A value kept in web storage, read back only if it still has its shape. */
export interface Persisted<T> {
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly clear: () => void
}

/**
 * Storage may be full, forbidden, of another version's data, or missing (where a page is drawn ahead of time, without a
 * browser): then nothing is remembered, and nothing breaks. It is asked for late, because asking alone may throw.
 */
export const persisted = <T>(storage: () => Storage, key: string, struct: Struct<T>): Persisted<T> => ({
  read: () => {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
      return is(value, struct) ? value : null
    } catch {
      return null
    }
  },
  write: (value) => {
    try {
      storage().setItem(key, JSON.stringify(value))
    } catch {
      // Without storage a reload starts anew, which is all that is lost.
    }
  },
  clear: () => {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was kept either.
    }
  },
})
