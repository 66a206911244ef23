/** Building blocks of the document: structs that check a value, annotated for the published JSON Schema. */
import {
  array,
  boolean,
  defaulted,
  enums,
  integer,
  nullable,
  number,
  object,
  refine,
  string,
  Struct,
} from 'superstruct'
import { annotate, annotationsOf } from '../../platform/json-schema/annotate'
import { isDate } from '#shared/date/wall-clock'

function between<S>(struct: Struct<number, S>, description: string, minimum: number, maximum: number) {
  const bounded = refine(struct, 'bounds', (value) =>
    value < minimum ? `must be >= ${minimum}` : value <= maximum || `must be <= ${maximum}`,
  )
  return annotate(bounded, { description, minimum, maximum })
}

export const wholeNumber = (description: string, minimum: number, maximum: number) =>
  between(integer(), description, minimum, maximum)

export const decimal = (description: string, minimum: number, maximum: number) =>
  between(number(), description, minimum, maximum)

/** Maximum of PostgreSQL's type integer. */
const LARGEST_ID = 2_147_483_647
export const idNumber = (description: string) => wholeNumber(description, 1, LARGEST_ID)

export const euros = (description: string) =>
  decimal(`${description} Euros with VAT, at most two decimals.`, 0, 1_000_000)

export const yesNo = (description: string) => annotate(boolean(), { description })

/** Text of at most `maxLength` characters, and of at least `minLength`, by default 1. */
export function words(description: string, maxLength: number, minLength = 1) {
  const bounded = refine(string(), 'length', (value) => {
    const { length } = Array.from(value)
    if (length < minLength) return `must not have fewer than ${minLength} characters`
    return length <= maxLength || `must not have more than ${maxLength} characters`
  })
  return annotate(bounded, { description, minLength, maxLength })
}

/** Text that matches a pattern; `example` shows its form. */
export function formed(description: string, pattern: RegExp, example: string) {
  const matching = refine(string(), 'form', (value) => pattern.test(value) || `must have the form of "${example}"`)
  return annotate(matching, { description, pattern: pattern.source, examples: [example] })
}

export const day = (description: string) =>
  annotate(
    refine(string(), 'date', (value) => isDate(value) || 'must match format "date"'),
    { description, format: 'date', examples: ['2026-12-24'] },
  )

export const clockTime = (description: string) =>
  formed(`${description} Local time of the workshop, HH:mm.`, /^([01]\d|2[0-3]):[0-5]\d$/, '07:30')

export const oneOf = <T extends string>(description: string, values: readonly T[]) =>
  annotate(enums(values), { description })

export const orNull = <T, S>(struct: Struct<T, S>) => annotate(nullable(struct), annotationsOf(struct))

/** Makes a field optional with a default. */
export const withDefault = <T, S>(struct: Struct<T, S>, value: T) =>
  annotate(defaulted(struct, value, { strict: true }), { ...annotationsOf(struct), default: value })

export function list<T, S>(description: string, item: Struct<T, S>, maxItems: number) {
  const items = array(item)
  const { type, schema, coercer, refiner, entries } = items
  // Not a refinement, which superstruct skips if an item is wrong: the author is told of both.
  const bounded = new Struct({
    type,
    schema,
    coercer,
    refiner,
    entries,
    validator: (value, context) =>
      Array.isArray(value) && value.length > maxItems
        ? `must not have more than ${maxItems} items`
        : items.validator(value, context),
  })
  return annotate(bounded, { description, maxItems })
}

/** Vehicle makes as named by the vehicle register, sorted by code units. */
export const makes = (description: string) => withDefault(list(description, words('A make.', 60), 200), [])

/** Object with exactly these fields. */
export const record = <Fields extends Parameters<typeof object>[0]>(description: string, fields: Fields) =>
  annotate(object(fields), { description, additionalProperties: false })
