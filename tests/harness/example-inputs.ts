/** Example inputs of each call, read from the published OpenAPI document. */
import { any, create, optional, record, string, type } from 'superstruct'
import { openApiText } from '#server/openapi/document'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'

export interface ExampleInput {
  readonly name: string
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

const Document = type({ paths: record(string(), record(string(), any())) })
const Operation = type({
  operationId: string(),
  parameters: optional(any()),
  requestBody: optional(type({ content: record(string(), type({ example: any() })) })),
})

export function exampleInputs(): ExampleInput[] {
  const { paths } = create(JSON.parse(openApiText()), Document)
  const operations = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => create(operation, Operation))
  return Object.entries<Endpoint>(contract).map(([name, endpoint]) => {
    const operation = operations.find(({ operationId }) => operationId === name)
    const parameters: readonly { readonly in: string; readonly name: string; readonly example: unknown }[] =
      operation?.parameters ?? []
    const placed = (place: string) =>
      Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.example]))
    const body: unknown = operation?.requestBody?.content['application/json']?.example
    return { name, endpoint, params: placed('path'), query: placed('query'), body }
  })
}
