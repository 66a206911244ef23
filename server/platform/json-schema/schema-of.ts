/**
 * Derives JSON Schema from structs, those of the contract and those of the chain's document. A struct exposes `type` and `schema`, but not whether it accepts
 * absence or null: `optional`, `nullable` and the lenient helpers copy both. The functions here therefore test that by
 * validating values.
 */
import { Struct } from 'superstruct'
import type { Schema } from '#shared/api/endpoint'
import { annotationsOf, type JsonSchema } from './annotate'

/** Returns the name of the component that describes a struct with this `schema`, if there is one. */
export type NameOf = (schema: unknown) => string | undefined

/**
 * Describes the values that the struct accepts. Refers to a named component, and adds null if the struct accepts it.
 */
export function schemaOf(struct: Schema, nameOf: NameOf): JsonSchema {
  const name = nameOf(struct.schema)
  const described = name === undefined ? bareSchemaOf(struct, nameOf) : { $ref: `#/components/schemas/${name}` }
  return { ...(accepts(struct, null) ? withNull(described) : described), ...annotationsOf(struct) }
}

/** Describes the struct itself, without its name and null. */
export function bareSchemaOf(struct: Schema, nameOf: NameOf): JsonSchema {
  const { type, schema } = struct
  switch (type) {
    case 'string':
      // The schema of a text with a format is that format.
      return { type, ...fieldsOf(schema) }
    case 'number':
    case 'integer':
    case 'boolean':
      return { type }
    case 'enums':
      return { type: 'string', enum: Object.values(fieldsOf(schema)) }
    case 'array':
      return { type, items: schema instanceof Struct ? schemaOf(schema, nameOf) : {} }
    case 'object':
    case 'type':
      return objectOf(fieldsOf(schema), nameOf)
    case 'union':
      return { type: primitivesOf(struct) }
    default:
      throw new Error(`a struct of type ${type} cannot be described`)
  }
}

function objectOf(fields: Readonly<Record<string, unknown>>, nameOf: NameOf): JsonSchema {
  const structs = Object.entries(fields).flatMap(([name, field]) =>
    field instanceof Struct ? [[name, field] as const] : [],
  )
  const required = structs.filter(([, field]) => isRequired(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      structs.map(([name, field]) => [name, { ...schemaOf(field, nameOf), ...defaultOf(field) }]),
    ),
    ...(required.length > 0 && { required }),
  }
}

/** Checks whether the struct accepts the value with the coercion that client and server use. */
const accepts = (struct: Schema, value: unknown): boolean => read(struct, value)[0] === undefined

/** Checks whether an absent value is an error. */
export const isRequired = (struct: Schema): boolean => !accepts(struct, undefined)

/** Returns the default that replaces an absent value, unless that is null. */
function defaultOf(struct: Schema): Pick<JsonSchema, 'default'> {
  const [error, value] = read(struct, undefined)
  return error || value === undefined || value === null ? {} : { default: value }
}

const read = (struct: Schema, value: unknown) => struct.validate(value, { coerce: true, mask: true })

const withNull = (schema: JsonSchema): JsonSchema =>
  schema.type === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'].flat(), ...(schema.enum && { enum: [...schema.enum, null] }) }

const PRIMITIVES = { number: 1, string: 'a', boolean: true } as const

/**
 * Finds a union's types by testing values, because a union does not expose its members. The contract has unions of
 * primitives only.
 */
function primitivesOf(union: Schema): string[] {
  const types = Object.entries(PRIMITIVES).flatMap(([type, value]) => (accepts(union, value) ? [type] : []))
  if (types.length < 2) throw new Error('a union of other than primitives cannot be described')
  return types
}

const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  typeof schema === 'object' && schema !== null ? { ...schema } : {}
