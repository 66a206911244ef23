import { html, type Html } from '../../http/html'
import type { JsonSchema } from '../../platform/json-schema/annotate'
import { inline, joined } from './text'

/** Renders a schema: its type in words, and below it the fields of its objects. */
export const schemaOf = (schema: JsonSchema): Html => html`${typeOf(schema)}${notesOf(schema)}${fieldsOf(schema)}`

/** A pattern as it is, any other value as JSON. */
const written = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

const codes = (values: readonly unknown[]): Html[] =>
  joined(
    values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
    ', ',
  )

function typeOf({ $ref, enum: values, anyOf, type = 'any', items }: JsonSchema): Html[] {
  if ($ref !== undefined) return [refTo($ref)]
  if (values) return [html`one of `, ...codes(values)]
  if (anyOf) return joined(anyOf.map(schemaOf), ' or ')
  return joined(
    [type].flat().map((one) => (one === 'array' && items ? html`array of ${schemaOf(items)}` : html`${one}`)),
    ' or ',
  )
}

function refTo(reference: string): Html {
  const name = reference.replace(/^.*\//, '')
  return html`<a href="${`#schema-${name}`}">${name}</a>`
}

const LIMITS = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'maxItems', 'default'] as const

const notesOf = (schema: JsonSchema): Html[] => [
  ...LIMITS.filter((key) => schema[key] !== undefined).map(
    (key) => html`, ${key} <code>${written(schema[key])}</code>`,
  ),
  ...(schema.description === undefined ? [] : [html`. ${inline(schema.description)}`]),
  ...(schema['x-screens'] ? [html` <small>Screens: ${schema['x-screens'].join('; ')}.</small>`] : []),
]

/** A nullable array or union has its fields where its type is named. */
function fieldsOf({ properties, required = [] }: JsonSchema): Html[] {
  if (!properties) return []
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      html`<li><code>${name}</code> ${required.includes(name) ? 'required ' : ''}${schemaOf(schema)}</li> `,
  )
  return [
    html`<ul>
      ${rows}
    </ul> `,
  ]
}
