/**
 * Struct helpers that read responses of foreign servers leniently (API-05, reading 28). Unknown fields are ignored. A
 * missing field that no screen requires becomes null or its default instead of an error.
 */
import { array, coerce, define, nullable, optional, string, Struct, unknown, validate } from 'superstruct'
import { reportOnce } from '../../report-once'

// The conditions are `unknown()`, because Superstruct makes an error with its stack for each value that a condition
// refuses, and most values need no coercion.

/** Reads `struct`. Null or a missing field becomes `fallback`. */
export const orDefault = <T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  coerce(struct, unknown(), (value) => value ?? fallback)

/** Reads `struct`. A missing field becomes null. */
export const orNull = <T, S>(struct: Struct<T, S>): Struct<T | null, S> =>
  coerce(nullable(struct), unknown(), (value) => value ?? null)

/** A string that only serves as a name or to be shown. A number or a boolean is read as text (AS-01). */
export const asText = coerce(string(), unknown(), (value) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
)

/** A text that stands alone in a response. An HTML page is none, because it comes from a host that lacks the call. */
export const bareText = define<string>('bareText', (value) => typeof value === 'string' && !/^\s*</.test(value))

/**
 * A list. An empty response, null or a missing field becomes an empty list. An element that cannot be read is left out and
 * reported to the console, so that it costs no more than itself.
 */
export const listOf = <T, S>(struct: Struct<T, S>): Struct<T[], Struct<T, S>> =>
  new Struct({
    type: 'array',
    schema: struct,
    coercer: (value) => (Array.isArray(value) ? value.flatMap((one) => readElement(one, struct)) : (value ?? [])),
    // The elements have been read already.
    validator: Array.isArray,
  })

function readElement<T, S>(value: unknown, struct: Struct<T, S>): readonly T[] {
  const [error, read] = validate(value, struct, { coerce: true, mask: true })
  if (!error) return [read]
  // Without the value, which may be personal.
  reportOnce(`An element of a list was left out: ${error.path.join('.') || 'it'} is not ${error.type}.`)
  return []
}

/** A text. Null or a missing field becomes ''. */
export const text = (): Struct<string, null> => orDefault(asText, '')

/**
 * Reads one value of an enumeration, in any case (AS-11). A value that the enumeration does not name is reported to the
 * console and becomes `fallback` (AS-01).
 */
export const known = <T extends string | null, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> => {
  const names = Object.keys(Object(struct.schema))
  return coerce(struct, unknown(), (value) => {
    if (typeof value !== 'string' || struct.is(value)) return value
    const code = value.trim().toUpperCase()
    const name = names.find((one) => one.toUpperCase() === code)
    if (name === undefined) reportOnce(`The code ${value} is unknown.`)
    return name ?? fallback
  })
}

/** A list of strings. Drops elements of other types. Anything but a list becomes an empty list. */
export const texts = () =>
  coerce(array(string()), unknown(), (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
  )

/** Reads `struct`. A value of another shape becomes `fallback`, because nobody waits for it. */
export const orElse = <T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  coerce(struct, unknown(), (value) => {
    const [error, read] = validate(value, struct, { coerce: true, mask: true })
    return error ? fallback : read
  })

/** Reads `struct` on a line of its own. A missing value, and one of another shape, leaves that line out. */
export const validOrNull = <T, S>(struct: Struct<T, S>) => orElse(nullable(struct), null)

/** An extension's field (reading 46). A value of another shape counts as missing, so that it costs only its own line. */
export const ifValid = <T, S>(struct: Struct<T, S>) => orElse(optional(struct), undefined)

/**
 * An identifier defined by the server's system. The specification gives no type, so both numbers and strings are
 * accepted. It is sent back as it came, and compared as text, because calls may differ (AS-01).
 */
export const Identifier = define<number | string>(
  // Not Superstruct's `union`, which makes an error with its stack for each text that is no number.
  'union',
  (value) => typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value)),
)
export type Identifier = number | string
