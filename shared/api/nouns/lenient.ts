/**
 * Struct helpers that read responses of foreign servers leniently (API-05, reading 28). Unknown fields are ignored. A
 * missing field that no screen requires becomes null or its default instead of an error.
 */
import {
  array,
  coerce,
  define,
  nullable,
  number,
  optional,
  string,
  union,
  unknown,
  validate,
  type Struct,
} from 'superstruct'

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

/** A list. An empty response, null or a missing field becomes an empty list. */
export const listOf = <T, S>(struct: Struct<T, S>) => orDefault(array(struct), [])

/** A text. Null or a missing field becomes ''. */
export const text = (): Struct<string, null> => orDefault(asText, '')

/** Reads one value of an enumeration. A value that the enumeration does not name becomes `fallback` (AS-01). */
export const known = <T extends string | null, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  coerce(struct, unknown(), (value) => (typeof value !== 'string' || struct.is(value) ? value : fallback))

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

/** An extension's field (reading 46). A value of another shape counts as missing, so that it costs only its own line. */
export const ifValid = <T, S>(struct: Struct<T, S>) => orElse(optional(struct), undefined)

/**
 * An identifier defined by the server's system. The specification gives no type, so both numbers and strings are
 * accepted. It is sent back as it came, and compared as text, because calls may differ (AS-01).
 */
export const Identifier = union([number(), string()])
export type Identifier = number | string
