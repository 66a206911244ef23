/** Parses the specification's calls (docs/contract-calls.txt) and compares them with the contract. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract, Endpoint, Schema } from '#shared/api/endpoint'
import { root } from './run'

export interface ListedCall {
  readonly heading: string
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  /** The field names of the body, or of each element of a list. Null if the specification does not define a body. */
  readonly body: { readonly isList: boolean; readonly names: readonly string[] } | null
}

const CALL = /^(GET|POST|PUT|DELETE) (\/\S+)(?: \(([^)]*)\))?(?: ([{[])([^}\]]*)[}\]])?$/

/**
 * Parses the list of calls.
 * @throws Error for a line that is not a call, a heading, a comment or blank
 */
export function parseCalls(text: string): ListedCall[] {
  let heading = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line.slice(3)
    if (line.trim() === '' || line.startsWith('#')) return []
    const [, method, path, query = '', bracket, names = ''] = CALL.exec(line) ?? []
    if (method === undefined || path === undefined) throw new Error(`not a call: ${line}`)
    const body = bracket === undefined ? null : { isList: bracket === '[', names: list(names) }
    return [{ heading, method, path, query: list(query), body }]
  })
}

const list = (names: string): string[] => names.split(', ').filter(Boolean)

/** Reads the specification's list of calls. */
export const specCalls = (): ListedCall[] => parseCalls(readFileSync(join(root, 'docs/contract-calls.txt'), 'utf8'))

export const nameOf = ({ method, path }: Pick<Endpoint | ListedCall, 'method' | 'path'>): string => `${method} ${path}`

/** Returns calls of the contract by method and path. */
export const callsOf = (calls: Contract): Map<string, Endpoint> =>
  new Map(Object.values(calls).map((endpoint) => [nameOf(endpoint), endpoint]))

/** Lists the differences between a call's input and the specification, one line each. Empty if there are none. */
export const differencesOf = (listed: ListedCall, endpoint: Endpoint): string[] => [
  ...difference('path', pathNames(listed.path), namesOf(endpoint.params)),
  ...difference('query', listed.query, namesOf(endpoint.query)),
  ...bodyDifference(listed, endpoint),
]

const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function bodyDifference({ method, body }: ListedCall, endpoint: Endpoint): string[] {
  const isRead = method === 'GET' || method === 'DELETE'
  if (body === null) return isRead && endpoint.body ? [`a ${method} has no body`] : []
  if (body.names.length === 0) return endpoint.body ? ['the body is not empty'] : []
  const isList = endpoint.body?.type === 'array'
  if (isList !== body.isList) return [`the body is ${isList ? '' : 'not '}a list`]
  return difference('body', body.names, namesOf(isList ? elementOf(endpoint.body) : endpoint.body))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const namesOf = (schema: Pick<Schema, 'schema'> | undefined): string[] =>
  isObject(schema?.schema) ? Object.keys(schema.schema) : []

const elementOf = ({ schema }: Schema): Pick<Schema, 'schema'> | undefined =>
  isObject(schema) && 'schema' in schema ? { schema: schema.schema } : undefined

function difference(list: string, listed: readonly string[], found: readonly string[]): string[] {
  const missing = listed.filter((name) => !found.includes(name))
  const superfluous = found.filter((name) => !listed.includes(name))
  return [
    ...(missing.length > 0 ? [`${list}: without ${missing.join(', ')}`] : []),
    ...(superfluous.length > 0 ? [`${list}: not listed: ${superfluous.join(', ')}`] : []),
  ]
}
