/** Building blocks of the document's JSON Schema, each typed by the values it accepts. */

type Json = Readonly<Record<string, unknown>>

/** A fragment of JSON Schema (draft 2020-12). `admits` is never set; it ties the fragment to its TypeScript type. */
export interface SchemaOf<T> {
  readonly json: Json
  readonly admits?: T
}

export const wholeNumber = (description: string, minimum: number, maximum: number): SchemaOf<number> => ({
  json: { type: 'integer', description, minimum, maximum },
})

export const decimal = (description: string, minimum: number, maximum: number): SchemaOf<number> => ({
  json: { type: 'number', description, minimum, maximum },
})

/** Maximum of PostgreSQL's type integer. */
const LARGEST_ID = 2_147_483_647
export const idNumber = (description: string): SchemaOf<number> => wholeNumber(description, 1, LARGEST_ID)

/** Vehicle makes as named by the vehicle register, sorted by code units. */
export const makes = (description: string): SchemaOf<readonly string[]> =>
  withDefault(list(description, words('A make.', 60), 200), [])

export const euros = (description: string): SchemaOf<number> =>
  decimal(`${description} Euros with VAT, at most two decimals.`, 0, 1_000_000)

export const yesNo = (description: string): SchemaOf<boolean> => ({ json: { type: 'boolean', description } })

/** Text of at most `maxLength` characters, and of at least `least`, by default 1. */
export const words = (description: string, maxLength: number, least = 1): SchemaOf<string> => ({
  json: { type: 'string', description, minLength: least, maxLength },
})

/** Text that matches a pattern; `example` shows its form. */
export const formed = (description: string, pattern: RegExp, example: string): SchemaOf<string> => ({
  json: { type: 'string', description, pattern: pattern.source, examples: [example] },
})

export const day = (description: string): SchemaOf<string> => ({
  json: { type: 'string', description, format: 'date', examples: ['2026-12-24'] },
})

export const clockTime = (description: string): SchemaOf<string> =>
  formed(`${description} Local time of the workshop, HH:mm.`, /^([01]\d|2[0-3]):[0-5]\d$/, '07:30')

export const oneOf = (description: string, values: readonly string[]): SchemaOf<string> => ({
  json: { type: 'string', description, enum: values },
})

export const orNull = <T>({ json }: SchemaOf<T>): SchemaOf<T | null> => {
  const values: unknown = json['enum']
  return { json: { ...json, type: [json['type'], 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) } }
}

/** Makes a field optional with a default. */
export const withDefault = <T>(schema: SchemaOf<T>, value: T): SchemaOf<T> => ({
  json: { ...schema.json, default: value },
})

export const list = <T>(description: string, { json }: SchemaOf<T>, maxItems: number): SchemaOf<readonly T[]> => ({
  json: { type: 'array', description, items: json, maxItems },
})

/** Object with exactly these fields. The type requires a schema for each field of `T`. */
export function record<T>(description: string, fields: { readonly [Key in keyof T]-?: SchemaOf<T[Key]> }): SchemaOf<T> {
  const properties = Object.entries<SchemaOf<unknown>>(fields)
  return {
    json: {
      type: 'object',
      description,
      properties: Object.fromEntries(properties.map(([name, { json }]) => [name, json])),
      required: properties.filter(([, { json }]) => !('default' in json)).map(([name]) => name),
      additionalProperties: false,
    },
  }
}
