/** Pieces that the document's JSON Schema is put together from, each with the type of what it lets through. */

type Json = Readonly<Record<string, unknown>>

/** A piece of JSON Schema (draft 2020-12). `admits` is never there: it ties the piece to its TypeScript type. */
export interface Part<T> {
  readonly json: Json
  readonly admits?: T
}

export const wholeNumber = (description: string, minimum: number, maximum: number): Part<number> => ({
  json: { type: 'integer', description, minimum, maximum },
})

export const decimal = (description: string, minimum: number, maximum: number): Part<number> => ({
  json: { type: 'number', description, minimum, maximum },
})

/** What a column of the database's type integer holds. */
const LARGEST_ID = 2_147_483_647
export const idNumber = (description: string): Part<number> => wholeNumber(description, 1, LARGEST_ID)

/** Makes as the vehicle register names them, in the order of their letters' codes. */
export const makes = (description: string): Part<readonly string[]> =>
  withDefault(list(description, words('A make.', 60), 200), [])

export const euros = (description: string): Part<number> =>
  decimal(`${description} Euros with VAT, at most two decimals.`, 0, 1_000_000)

export const yesNo = (description: string): Part<boolean> => ({ json: { type: 'boolean', description } })

/** Text of at most so many characters, and of at least one unless `least` says otherwise. */
export const words = (description: string, maxLength: number, least = 1): Part<string> => ({
  json: { type: 'string', description, minLength: least, maxLength },
})

/** Text of a form that `example` shows. */
export const formed = (description: string, pattern: RegExp, example: string): Part<string> => ({
  json: { type: 'string', description, pattern: pattern.source, examples: [example] },
})

export const day = (description: string): Part<string> => ({
  json: { type: 'string', description, format: 'date', examples: ['2026-12-24'] },
})

export const clockTime = (description: string): Part<string> =>
  formed(`${description} Wall clock of the workshop, HH:mm.`, /^([01]\d|2[0-3]):[0-5]\d$/, '07:30')

export const oneOf = (description: string, values: readonly string[]): Part<string> => ({
  json: { type: 'string', description, enum: values },
})

export const orNull = <T>({ json }: Part<T>): Part<T | null> => {
  const values: unknown = json['enum']
  return { json: { ...json, type: [json['type'], 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) } }
}

/** A field that may be left out, which then is `value`. */
export const withDefault = <T>(part: Part<T>, value: T): Part<T> => ({ json: { ...part.json, default: value } })

export const list = <T>(description: string, { json }: Part<T>, maxItems: number): Part<readonly T[]> => ({
  json: { type: 'array', description, items: json, maxItems },
})

/** An object of these fields and no others; the type makes sure that none of them is forgotten. */
export function record<T>(description: string, fields: { readonly [Key in keyof T]-?: Part<T[Key]> }): Part<T> {
  const parts = Object.entries<Part<unknown>>(fields)
  return {
    json: {
      type: 'object',
      description,
      properties: Object.fromEntries(parts.map(([name, { json }]) => [name, json])),
      required: parts.filter(([, { json }]) => !('default' in json)).map(([name]) => name),
      additionalProperties: false,
    },
  }
}
