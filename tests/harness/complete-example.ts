import type { JsonSchema } from '#server/openapi/types'

const PLAIN: Readonly<Record<string, unknown>> = { null: null, boolean: true, number: 1, integer: 1, string: 'x' }
/** Schemas of the document may refer to themselves. */
const DEEPEST = 8

/** Returns the example with every optional field that it leaves out, nested ones too, so that each field has a value. */
export function completeExample(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  example: unknown,
  depth = 0,
): unknown {
  const of = (one: JsonSchema, value: unknown) => completeExample(one, components, value, depth + 1)
  if (depth > DEEPEST) return example ?? null
  if (schema.$ref !== undefined) return of(components[schema.$ref.replace(/.*\//, '')] ?? {}, example)
  const type = [schema.type ?? []].flat().find((one) => one !== 'null')
  if (schema.anyOf) return of(schema.anyOf.find((one) => one.type !== 'null') ?? {}, example)
  if (type === 'array') {
    const items: unknown[] = Array.isArray(example) && example.length > 0 ? example : [undefined]
    return items.map((one) => of(schema.items ?? {}, one))
  }
  if (type === 'object' && schema.properties) {
    const given = new Map(typeof example === 'object' && example !== null ? Object.entries(example) : [])
    const fields = Object.entries(schema.properties)
    return Object.fromEntries([...given, ...fields.map(([name, field]) => [name, of(field, given.get(name))] as const)])
  }
  return example ?? schema.enum?.[0] ?? PLAIN[type ?? 'null'] ?? {}
}
