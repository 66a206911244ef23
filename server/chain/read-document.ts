/** The document of a file's text, or all its faults. */
import type { Failure } from 'superstruct'
import type { JsonSchema } from '../platform/json-schema/annotate'
import { chainDocument, chainSchema, type ChainDocument } from './schema/document'
import type { Fault } from './faults/fault'
import { documentFaults } from './faults/document-faults'
import { jsonErrorAt, lineAndColumn } from './json-position'

export type Reading = { readonly document: ChainDocument } | { readonly faults: readonly Fault[] }

/** Reads and checks a document. Checks cross-references only if the document is valid against the schema. */
export function readDocument(text: string): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { faults: [{ path: '', message: `not JSON: ${lineAndColumn(text, jsonErrorAt(text) ?? 0)}` }] }
  }
  const [error, document] = chainDocument.validate(value, { coerce: true })
  if (error) return { faults: error.failures().filter(isInObject).map(faultOf) }
  const faults = documentFaults(document)
  return faults.length > 0 ? { faults } : { document }
}

/** False for a field of a list that stands in place of an object. The list itself is a fault. */
const isInObject = ({ key, branch }: Failure): boolean => typeof key !== 'string' || !Array.isArray(branch.at(-2))

/** Describes a failure in its own words, or a wrong type by the schema at its path. */
function faultOf({ path: parts, type, value, message }: Failure): Fault {
  const path = parts.map((part: unknown) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  if (message.startsWith('must ')) return { path, message }
  if (type === 'never') return { path, message: 'is an unknown field' }
  if (value === undefined) return { path, message: 'is missing' }
  const schema = parts.reduce<JsonSchema>(fieldOf, chainSchema)
  if (schema.enum) return { path, message: `must be one of ${JSON.stringify(schema.enum)}` }
  return { path, message: `must be ${[schema.type].flat().join(' or ')}` }
}

const fieldOf = ({ properties, items }: JsonSchema, name: unknown): JsonSchema =>
  properties?.[String(name)] ?? items ?? {}
