import type { JsonSchema } from '../platform/json-schema/annotate'
import screensOfFields from './screens-of-fields.json' with { type: 'json' }

const screens: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(screensOfFields))

/** Names at each field of a response the screens of the application that read it. `path` is the noun or call it belongs to. */
export function withScreens(schema: JsonSchema, path: string): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && { properties: mapped(properties, path) }),
    ...(items && { items: withScreens(items, path) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withScreens(one, path)) }),
  }
}

const mapped = (properties: Readonly<Record<string, JsonSchema>>, path: string): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, ofField(schema, `${path}.${name}`)]))

function ofField(schema: JsonSchema, path: string): JsonSchema {
  const names = screens.get(path)
  return { ...withScreens(schema, path), ...(names && { 'x-screens': names }) }
}
