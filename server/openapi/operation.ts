import type { Endpoint, Schema } from '#shared/api/endpoint'
import { isSessionless } from '../http/sessionless'
import type { AnyCallDoc, HeaderDoc } from './call-doc'
import { errorAnswers, type Answer } from './errors'
import { withScreens } from './with-screens'
import { bareSchemaOf, isRequired, schemaOf, type NameOf } from '../platform/json-schema/schema-of'
import type { JsonSchema } from '../platform/json-schema/annotate'

export interface DescribedCall {
  readonly name: string
  readonly endpoint: Endpoint
  readonly doc: AnyCallDoc
}

const IN_BODY =
  'The JSON body may have the parameters of the query in their place, by the same names (extension `parametersInBody`).'

/** Describes one call of the contract as an OpenAPI operation. */
export function operationOf({ name, endpoint, doc }: DescribedCall, nameOf: NameOf) {
  const { heading, summary, description, headers = [], errors, input = {} } = doc
  const parameters = [
    ...parametersOf('path', endpoint.params, input.params, nameOf),
    ...parametersOf('query', endpoint.query, input.query, nameOf),
    ...headers.map(headerParameter),
  ]
  return {
    operationId: name,
    summary,
    description: endpoint.isPrivate ? `${description}\n\n${IN_BODY}` : description,
    tags: [heading],
    security: securityOf(name, endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: isRequired(endpoint.body),
        content: json(schemaOf(endpoint.body, nameOf), input.body),
      },
    }),
    responses: { ...success({ name, endpoint, doc }, nameOf), ...errorAnswers(name, endpoint, errors) },
  }
}

/** Returns the required headers. A write also needs the XSRF header, unless it is the desk's. */
const securityOf = (name: string, { method, isOfDesk }: Endpoint): Readonly<Record<string, readonly string[]>>[] => {
  if (isOfDesk) return [{ deskToken: [] }]
  if (isSessionless(name)) return []
  return [method === 'GET' ? { processToken: [] } : { processToken: [], xsrfToken: [] }]
}

function parametersOf(place: 'path' | 'query', struct: Schema | undefined, examples: object = {}, nameOf: NameOf) {
  if (!struct) return []
  const { properties = {}, required = [] } = bareSchemaOf(struct, nameOf)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    example: Reflect.get(examples, name),
  }))
}

const headerParameter = ({ name, description, example }: HeaderDoc) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
})

function success(call: Pick<DescribedCall, 'name' | 'endpoint' | 'doc'>, nameOf: NameOf): Record<string, Answer> {
  const { name, endpoint, doc } = call
  if (!endpoint.output)
    return { 204: { description: 'Success. Any other 2xx response is accepted, because its content is ignored.' } }
  const schema = withScreens(schemaOf(endpoint.output, nameOf), `${name}.output`)
  const content = doc.outputs ? { 'application/json': { schema, examples: doc.outputs } } : json(schema, doc.output)
  return { 200: { description: 'Success.', content } }
}

const json = (schema: JsonSchema, example: unknown) => ({ 'application/json': { schema, example } })
