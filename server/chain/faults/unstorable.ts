import type { Fault } from './fault'

/** Returns faults for texts with characters that the database cannot store: NUL and lone surrogates. */
export function unstorable(value: unknown, path = ''): Fault[] {
  if (typeof value === 'string')
    return value.includes('\0') || /[\uD800-\uDFFF]/u.test(value)
      ? [{ path, message: 'has a character that cannot be stored' }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, `${path}/${key}`))
}
