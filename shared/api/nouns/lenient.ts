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

const nullish = define<null | undefined>('nullish', (value) => value === null || value === undefined)

/** Reads `struct`. Null or a missing field becomes `fallback`. */
export const orDefault = <T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  coerce(struct, nullish, () => fallback)

/** Reads `struct`. A missing field becomes null. */
export const orNull = <T, S>(struct: Struct<T, S>): Struct<T | null, S> => coerce(nullable(struct), nullish, () => null)

/** A string. Null or a missing field becomes ''. */
export const text = (): Struct<string, null> => orDefault(string(), '')

/** A list of strings. Drops elements of other types. Anything but a list becomes an empty list. */
export const texts = () =>
  coerce(array(string()), unknown(), (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
  )

/** An extension's field (reading 46). A value of another shape counts as missing, so that it costs only its own line. */
export const ifValid = <T, S>(struct: Struct<T, S>) =>
  coerce(optional(struct), unknown(), (value) => validate(value, struct, { coerce: true })[1])

/**
 * An identifier defined by the chain's system. The specification gives no type, so both numbers and strings are
 * accepted.
 */
export const Identifier = union([number(), string()])
export type Identifier = number | string
