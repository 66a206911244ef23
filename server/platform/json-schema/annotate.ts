import { Struct } from 'superstruct'

/** The keywords of JSON Schema (draft 2020-12) that the documents of this server use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly default?: unknown
  readonly examples?: readonly string[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  /** Extension: screens of the application that read the field. */
  readonly 'x-screens'?: readonly string[]
}

const annotations = new WeakMap<object, JsonSchema>()

/** Returns the keywords that a struct was annotated with. */
export const annotationsOf = (struct: object): JsonSchema => annotations.get(struct) ?? {}

/**
 * Adds keywords that a struct cannot express, for `schemaOf`. Returns a copy: the struct itself may belong to the contract,
 * whose own document says nothing of them.
 */
export function annotate<T, S>(struct: Struct<T, S>, keywords: JsonSchema): Struct<T, S> {
  const { type, schema, coercer, validator, refiner, entries } = struct
  const copy = new Struct({ type, schema, coercer, validator, refiner, entries })
  annotations.set(copy, { ...annotationsOf(struct), ...keywords })
  return copy
}
