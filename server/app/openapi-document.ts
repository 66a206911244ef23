import type { Endpoint } from '#shared/api/endpoint'
import { REST_ROOT } from '#shared/api/rest-root'
import { commonAnswers, errorSchema } from '../openapi/errors'
import { callsUnder, docs } from './docs'
import { HEADINGS } from '../openapi/headings'
import { info, securitySchemes, sessionHeaders } from '../openapi/info'
import { nouns } from '../openapi/nouns'
import { operationOf } from '../openapi/operation'
import { withScreens } from '../openapi/with-screens'
import { bareSchemaOf, type NameOf } from '../platform/json-schema/schema-of'
import type { JsonSchema } from '../platform/json-schema/annotate'

export interface DocumentOptions {
  /** Path prefix of all calls. */
  readonly root?: string
  /** Name of the process token's header. */
  readonly tokenHeader?: string
}

/** Describes the contract as an OpenAPI 3.1 document. Without options, describes a server with default settings. */
export function openApiDocument({ root = REST_ROOT, tokenHeader = 'X-Process-Token' }: DocumentOptions = {}) {
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: root, description: 'This server.' }],
    tags: HEADINGS.map(({ title, description }) => ({ name: title, description })),
    paths: pathsOf(tokenHeader),
    components: {
      schemas: { Error: errorSchema, ...nounSchemas() },
      responses: commonAnswers,
      securitySchemes: securitySchemes(tokenHeader),
    },
  }
}

/** Serialises the document as served and as put into a release. The same options always give the same text. */
export const openApiText = (options?: DocumentOptions): string =>
  `${JSON.stringify(openApiDocument(options), null, 2)}\n`

const names = new Map<unknown, string>(Object.entries(nouns).map(([name, { struct }]) => [struct.schema, name]))
const nameOf: NameOf = (schema) => names.get(schema)

const nounSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(nouns)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { struct, description }]) => [
        name,
        { description, ...withScreens(bareSchemaOf(struct, nameOf), name) },
      ]),
  )

/** Sorts by path, because the order of a module's exports differs between runtimes. */
const byPlace = ([, a]: readonly [string, Endpoint], [, b]: readonly [string, Endpoint]): number =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1

function pathsOf(tokenHeader: string): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { title } of HEADINGS)
    for (const [name, endpoint] of Object.entries(callsUnder(title)).toSorted(byPlace)) {
      const doc = docs[name]
      if (!doc) throw new Error(`no docs of server/sections say anything of ${name}`)
      const operation = operationOf({ name, endpoint, doc }, nameOf)
      const full = name === 'initSession' ? withHeaders(operation, tokenHeader) : operation
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: full }
    }
  return paths
}

type Operation = ReturnType<typeof operationOf>

/** Adds the headers to the response of init-session, the only call that returns them. */
const withHeaders = (operation: Operation, tokenHeader: string): Operation => ({
  ...operation,
  responses: {
    ...operation.responses,
    204: { description: 'The session is open.', headers: sessionHeaders(tokenHeader) },
  },
})
