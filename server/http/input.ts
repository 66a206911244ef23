/** Validates a request's path parameters, query and body against the contract's structs. */
import { Struct } from 'superstruct'
import type { Endpoint, Schema } from '#shared/api/endpoint'
import { badRequest, Refusal } from '../platform/refusal'
import { countValues } from './json-values'

export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Reads the input of an endpoint from a request. Throws a `Refusal` if the input does not match the contract. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>> = {},
): Promise<RawInput> {
  const text = endpoint.body || endpoint.isPrivate ? await request.text() : ''
  const query = (schema: Schema) => ({ ...fromQuery(schema, request.url), ...fromBody(endpoint, request, text) })
  return {
    ...(endpoint.params && { params: checked(endpoint.params, fromPath(endpoint.params, params), 'path') }),
    ...(endpoint.query && { query: checked(endpoint.query, query(endpoint.query), 'query') }),
    ...(endpoint.body && { body: readBody(endpoint.body, text) }),
  }
}

function checked(schema: Schema, value: unknown, part: string): unknown {
  const [error, read] = schema.validate(value, { coerce: true, mask: true })
  // Reports only the field's path, because superstruct's own message repeats the value, which may be personal.
  if (error) throw badRequest('BAD_REQUEST', `${part}: ${error.path.join('.') || 'value'} is not ${error.type}`)
  return read
}

/** Accepts an empty body, which is not JSON, if the schema allows a missing body. */
function readBody(schema: Schema, text: string): unknown {
  const [error, read] = text === '' ? schema.validate(undefined, { coerce: true }) : [true]
  return error ? checked(schema, parse(text), 'body') : read
}

/** Whether a text has characters that PostgreSQL's text or jsonb cannot store. */
const isUnstorable = (text: string): boolean => text.includes('\0') || /[\uD800-\uDFFF]/u.test(text)

/**
 * Names that every object inherits. A value such as `{"toString":1}` cannot be made a text, so that even a message about it
 * would throw (SA-07). No field of the contract has such a name.
 */
const INHERITED: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'then'])

/** Limit of values in a body, half as many again as the application's largest request has. Checking each takes time. */
const MOST_VALUES = 1500

const tooMany = new Refusal(413, 'TOO_LARGE', `more than ${MOST_VALUES} values`)

function parse(text: string): unknown {
  if (countValues(text) > MOST_VALUES) throw tooMany
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (INHERITED.has(key)) throw badRequest('BAD_REQUEST', 'body: unusable names')
      if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value)))
        throw badRequest('BAD_REQUEST', 'body: unusable characters')
      return value
    })
  } catch (error) {
    throw error instanceof Refusal ? error : badRequest('BAD_JSON', 'the body is not JSON')
  }
}

/** Converts the query values, which are text, to the types of the struct's fields. */
function fromQuery({ schema }: Schema, url: string): Record<string, unknown> {
  const parameters = new URL(url).searchParams
  const fields = typeof schema === 'object' && schema !== null ? Object.entries(schema) : []
  const values = fields.flatMap(([name, field]): [string, unknown][] => {
    const texts = parameters.getAll(name)
    if (texts.some(isUnstorable)) throw badRequest('BAD_REQUEST', `query: ${name} has unusable characters`)
    return texts.length > 0 && field instanceof Struct ? [[name, meant(field, texts)]] : []
  })
  return Object.fromEntries(values)
}

/** Returns the parameters that the JSON body of a private call has in place of its query (extension `parametersInBody`). */
function fromBody({ isPrivate, query }: Endpoint, request: Request, text: string): Record<string, unknown> {
  const isJson = /^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')
  const value: unknown = isPrivate && isJson && text !== '' ? parse(text) : null
  if (typeof value !== 'object' || value === null) return {}
  const fields = typeof query?.schema === 'object' && query.schema !== null ? Object.entries(query.schema) : []
  return Object.fromEntries(
    fields
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, field]): [string, unknown] => {
        const given: unknown = Reflect.get(value, name)
        return [name, typeof given === 'string' && field instanceof Struct ? meant(field, [given]) : given]
      }),
  )
}

/** Converts the path parameters, which are text, to the types of the struct's fields. */
const fromPath = ({ schema }: Schema, values: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      if (isUnstorable(text)) throw badRequest('BAD_REQUEST', `path: ${name} has unusable characters`)
      const field: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined
      return [name, field instanceof Struct ? meant(field, [text]) : text]
    }),
  )

function meant({ type, schema }: Struct, texts: readonly string[]): unknown {
  if (type === 'array') return texts.map((text) => (schema instanceof Struct ? meant(schema, [text]) : text))
  const [text = ''] = texts
  if (type === 'number' && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
