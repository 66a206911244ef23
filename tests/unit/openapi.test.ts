/** Checks that the OpenAPI document is valid and agrees with the contract. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { Struct } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import type { Endpoint, Schema } from '#shared/api/endpoint'
import { docs } from '#server/app/docs'
import { openApiDocument, openApiText } from '#server/app/openapi-document'
import type { AnyCallDoc } from '#server/openapi/call-doc'
import { nouns } from '#server/openapi/nouns'
import type { JsonSchema } from '#server/platform/json-schema/annotate'
import { arbitraryOf } from '#tests/fixtures/schema-arbitrary'

const ajv = new Ajv2020({ allowUnionTypes: true })
ajv.addKeyword('components')
ajv.addKeyword('x-screens')
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time-local', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
ajv.addFormat('time-local', /^\d{2}:\d{2}:\d{2}$/)
/** A schema of the document, with the components it refers to. */
const whole = (schema: JsonSchema) => ({ ...schema, components: { schemas: document.components.schemas } })

const document = openApiDocument()
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
const calls = Object.entries<Endpoint>(contract)

describe('the document', () => {
  it('API-01 is valid OpenAPI 3.1', async () => {
    const validator = new Validator({ strict: false })
    expect(await validator.validate(JSON.parse(openApiText()))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('API-01 has every call once, by name, with its own summary and description', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort())
    for (const { summary, description } of operations) {
      expect(summary).toMatch(/^\S.{2,78}\S$/)
      expect(description).toMatch(/^\S.{15,}\S$/s)
    }
    const summaries = operations.map(({ summary }) => summary)
    expect(summaries.filter((summary, at) => summaries.indexOf(summary) !== at)).toEqual([])
  })

  it('describes each noun of the contract once, under its name there, and no other', () => {
    const named = new Set<unknown>()
    const name = (structs: readonly unknown[]): void => {
      for (const schema of structs.flatMap(schemasIn)) if (nameInContract.has(schema)) named.add(schema)
    }
    for (const [, { query, body, output }] of calls) name([...fieldsOf(query), body, output])
    const wanted = [...named].map((schema) => nameInContract.get(schema) ?? '')
    expect(Object.keys(nouns).sort()).toEqual(wanted.sort())
    for (const [name, { struct }] of Object.entries(nouns)) expect(nameInContract.get(struct.schema)).toBe(name)
  })
})

const folder = new URL('../../shared/api/nouns/', import.meta.url)
const modules: object[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .map((name) => import(fileURLToPath(new URL(name, folder)))),
)
/** Export name of each object and enumeration. */
const nameInContract = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) =>
      value instanceof Struct && value.schema !== null ? [[value.schema, name] as const] : [],
    ),
)

const outputsOf = (doc: Pick<AnyCallDoc, 'output' | 'outputs'> | undefined): readonly unknown[] =>
  doc?.outputs ? Object.values(doc.outputs).map(({ value }) => value) : [doc?.output]

const fieldsOf = (struct: Pick<Schema, 'schema'> | undefined): unknown[] => Object.values(Object(struct?.schema))

/** All objects and enumerations in a struct, identified by their schemas. */
const schemasIn = (struct: unknown): unknown[] => {
  if (!(struct instanceof Struct)) return []
  if (struct.type === 'array') return schemasIn(struct.schema)
  if (struct.type === 'string') return []
  return struct.schema === null ? [] : [struct.schema, ...fieldsOf(struct).flatMap(schemasIn)]
}

describe.each(calls)('the documentation of %s', (name, { params, query, body, output }) => {
  const operation = operations.find(({ operationId }) => operationId === name)
  const doc = docs[name]

  it('API-01 has examples that the contract reads unchanged', () => {
    const { input = {} } = doc ?? {}
    for (const [struct, example] of [
      [params, input.params],
      [query, input.query],
      [body, input.body],
      ...outputsOf(doc).map((example) => [output, example] as const),
    ] as const) {
      if (!struct) continue
      const [error, read] = struct.validate(structuredClone(example), { coerce: true })
      expect([error?.message, read]).toEqual([undefined, example])
    }
  })

  it('API-01 has examples that match their schemas', () => {
    const content = [operation?.requestBody, operation?.responses[200]].flatMap((part) =>
      part && 'content' in part && part.content ? [part.content['application/json']] : [],
    )
    const faults = [...content, ...(operation?.parameters ?? [])].flatMap((part) => {
      const steps = 'examples' in part && part.examples ? Object.values(part.examples).map(({ value }) => value) : []
      const examples = [part.example, ...steps].filter((example) => example !== undefined)
      return examples.flatMap((example) => (ajv.validate(whole(part.schema), example) ? [] : [ajv.errorsText()]))
    })
    expect(faults).toEqual([])
  })

  it('API-05 allows only values that the contract reads', () => {
    for (const [struct, part] of [
      [body, operation?.requestBody],
      [output, operation?.responses[200]],
    ] as const) {
      if (!struct || !part || !('content' in part) || !part.content) continue
      const values = arbitraryOf(part.content['application/json'].schema, document.components.schemas)
      fc.assert(
        fc.property(values, (value) => struct.validate(value, { coerce: true, mask: true })[0] === undefined),
        { numRuns: 30 },
      )
    }
  })
})
