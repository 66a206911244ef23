/** Example inputs of each call, read from the published OpenAPI document. */
import { any, create, optional, record, string, type } from 'superstruct'
import { openApiText } from '#server/openapi/document'
import type { JsonSchema } from '#server/openapi/types'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { completeExample } from './complete-example'

export interface ExampleInput {
  readonly name: string
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The body with every optional field of its schema. Undefined if the call has none. */
  readonly wholeBody: unknown
}

const Document = type({
  paths: record(string(), record(string(), any())),
  components: type({ schemas: record(string(), any()) }),
})
const Operation = type({
  operationId: string(),
  parameters: optional(any()),
  requestBody: optional(type({ content: record(string(), type({ example: any(), schema: any() })) })),
})

export function exampleInputs(): ExampleInput[] {
  const { paths, components } = create(JSON.parse(openApiText()), Document)
  const operations = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => create(operation, Operation))
  return Object.entries<Endpoint>(contract).map(([name, endpoint]) => {
    const operation = operations.find(({ operationId }) => operationId === name)
    const parameters: readonly { readonly in: string; readonly name: string; readonly example: unknown }[] =
      operation?.parameters ?? []
    const placed = (place: string) =>
      Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.example]))
    const content = operation?.requestBody?.content['application/json']
    const body: unknown = content?.example
    const schema: JsonSchema | undefined = content?.schema
    const wholeBody = schema && completeExample(schema, components.schemas, body)
    return { name, endpoint, params: placed('path'), query: placed('query'), body, wholeBody }
  })
}
