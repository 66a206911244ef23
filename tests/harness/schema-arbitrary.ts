import fc from 'fast-check'
import type { JsonSchema } from '#server/openapi/types'

const PLAIN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  integer: fc.integer(),
  string: fc.string({ maxLength: 5 }),
}

/** Generates values that a JSON Schema of the document allows. */
export function arbitraryOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> {
  const of = (one: JsonSchema) => arbitraryOf(one, components)
  if (schema.$ref !== undefined) return of(components[schema.$ref.replace(/.*\//, '')] ?? {})
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const ofType = (type: string): fc.Arbitrary<unknown> => {
    if (type === 'array') return fc.array(of(schema.items ?? {}), { maxLength: 2 })
    if (type !== 'object') return PLAIN[type] ?? fc.anything()
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, of(field)] as const)
    return fc.record(Object.fromEntries(fields), {
      requiredKeys: [...(schema.required ?? [])],
      // JSON.parse creates no objects with a null prototype.
      noNullPrototype: true,
    })
  }
  return fc.oneof(...[schema.type ?? []].flat().map(ofType))
}
