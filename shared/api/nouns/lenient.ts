/**
 * Struct helpers for reading answers of servers we do not own (API-05, READINGS.md 28): unknown fields are ignored, and a
 * field that a screen can do without is absent, null or its default, never an error.
 */
import { array, coerce, define, nullable, number, string, union, unknown, type Struct } from 'superstruct'

const nullish = define<null | undefined>('nullish', (value) => value === null || value === undefined)

/** Reads `struct`; null or an absent field becomes `fallback`. */
export const orDefault = <T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  coerce(struct, nullish, () => fallback)

/** Reads `struct`; an absent field becomes null. */
export const orNull = <T, S>(struct: Struct<T, S>): Struct<T | null, S> => coerce(nullable(struct), nullish, () => null)

/** Text that may be left out. */
export const text = (): Struct<string, null> => orDefault(string(), '')

/** A list of texts; what is none is left out of it. */
export const texts = () =>
  coerce(array(string()), unknown(), (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
  )

/** An identifier of the chain's own system: SPEC.md prints no type, so numbers and strings are both taken as they come. */
export const Identifier = union([number(), string()])
export type Identifier = number | string
