import { is, type Struct } from 'superstruct'

/** A value in web storage. It is read back only if it matches its struct. */
export interface Persisted<T> {
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly clear: () => void
}

/**
 * Storage may be full, denied, missing (during prerendering) or contain data of another version. Then reads return null
 * and writes are ignored. The default is the session storage. `storage` is a function, because accessing storage may itself throw.
 */
export const persisted = <T>(
  key: string,
  struct: Struct<T>,
  storage = (): Storage => window.sessionStorage,
): Persisted<T> => ({
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
      // Without storage a reload loses the value. Nothing else depends on it.
    }
  },
  clear: () => {
    try {
      storage().removeItem(key)
    } catch {
      // Without storage there is nothing to remove.
    }
  },
})
