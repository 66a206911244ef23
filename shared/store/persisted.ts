import { is, type Struct } from 'superstruct'

/** A value kept in web storage, read back only if it still has its shape. */
export interface Persisted<T> {
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly clear: () => void
}

/**
 * Storage may be full, forbidden or hold another version's data: then nothing is remembered, and nothing breaks.
 */
export const persisted = <T>(storage: Storage, key: string, struct: Struct<T>): Persisted<T> => ({
  read: () => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      return is(value, struct) ? value : null
    } catch {
      return null
    }
  },
  write: (value) => {
    try {
      storage.setItem(key, JSON.stringify(value))
    } catch {
      // Without storage a reload starts anew, which is all that is lost.
    }
  },
  clear: () => {
    try {
      storage.removeItem(key)
    } catch {
      // Nothing was kept either.
    }
  },
})
