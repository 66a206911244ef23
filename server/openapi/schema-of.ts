/**
 * JSON Schema of the contract's structs. A struct shows its `type` and `schema`; what may be absent or null it does not
 * show, for `optional`, `nullable` and the lenient helpers copy both, so that is found out by asking it.
 */
import { Struct } from 'superstruct'
import type { Schema } from '#shared/api/endpoint'
import type { JsonSchema } from './types'

/** The name of the component that describes a struct of this `schema`, if there is one. */
export type NameOf = (schema: unknown) => string | undefined

/** Describes what the struct reads: by reference where it has a name, with null where it takes that. */
export function schemaOf(struct: Schema, nameOf: NameOf): JsonSchema {
  const name = nameOf(struct.schema)
  const described = name === undefined ? bareSchemaOf(struct, nameOf) : { $ref: `#/components/schemas/${name}` }
  return takes(struct, null) ? withNull(described) : described
}

/** Describes the struct itself, its name and null aside. */
export function bareSchemaOf(struct: Schema, nameOf: NameOf): JsonSchema {
  const { type, schema } = struct
  switch (type) {
    case 'string':
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

/** Whether the struct reads the value, as the client and the server let it read. */
const takes = (struct: Schema, value: unknown): boolean => read(struct, value)[0] === undefined

/** Whether an absent value is an error. */
export const isRequired = (struct: Schema): boolean => !takes(struct, undefined)

/** What an absent or null value is read as, where that is more than null. */
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

/** A union hides what it is made of; in the contract that is primitives. */
function primitivesOf(union: Schema): string[] {
  const types = Object.entries(PRIMITIVES).flatMap(([type, value]) => (takes(union, value) ? [type] : []))
  if (types.length < 2) throw new Error('a union of other than primitives cannot be described')
  return types
}

const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  typeof schema === 'object' && schema !== null ? { ...schema } : {}
