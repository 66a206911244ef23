/** The document of a file's text, or all its faults. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { ChainDocument } from './document'
import type { Fault } from './faults/fault'
import { documentFaults } from './faults/faults'
import { jsonErrorAt, lineAndColumn } from './json-position'
import { chainSchema } from './schema/schema'

export type Reading = { readonly document: ChainDocument } | { readonly faults: readonly Fault[] }

/** `useDefaults` fills in omitted fields, so that a valid document is complete. */
const isDocument = new Ajv2020({ allErrors: true, useDefaults: true, verbose: true })
  .addFormat('date', fullFormats.date)
  .compile<ChainDocument>(chainSchema)

/** Reads and checks a document. Checks cross-references only if the document is valid against the schema. */
export function readDocument(text: string): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { faults: [{ path: '', message: `not JSON: ${lineAndColumn(text, jsonErrorAt(text) ?? 0)}` }] }
  }
  if (!isDocument(value)) return { faults: (isDocument.errors ?? []).map(faultOf) }
  const faults = documentFaults(value)
  return faults.length > 0 ? { faults } : { document: value }
}

function faultOf({ keyword, instancePath, params, message = 'is wrong', parentSchema }: ErrorObject): Fault {
  const name = (field: unknown) => `${instancePath}/${String(field).replaceAll('~', '~0').replaceAll('/', '~1')}`
  switch (keyword) {
    case 'required':
      return { path: name(params['missingProperty']), message: 'is missing' }
    case 'additionalProperties':
      return { path: name(params['additionalProperty']), message: 'is an unknown field' }
    case 'enum':
      return { path: instancePath, message: `must be one of ${JSON.stringify(params['allowedValues'])}` }
    case 'type':
      return { path: instancePath, message: `must be ${String(params['type']).replace(',', ' or ')}` }
    case 'pattern':
      return { path: instancePath, message: `must have the form of ${exampleOf(parentSchema)}` }
    default:
      return { path: instancePath, message: message.toLowerCase() }
  }
}

const exampleOf = (schema: unknown): string => {
  const examples: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'examples') : undefined
  return JSON.stringify(Array.isArray(examples) ? examples[0] : null)
}
