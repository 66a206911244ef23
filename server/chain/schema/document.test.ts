import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { chainSchema } from './document'

const published: unknown = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../docs/chain.schema.json', import.meta.url)), 'utf8'),
)

it('matches the published schema (npm run -s chain -- schema)', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(chainSchema)))
})

it('is a schema of draft 2020-12, describes every field, and rejects unknown fields', () => {
  expect(new Ajv2020().validateSchema(chainSchema)).toBe(true)
  const wanting: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const isSchema = 'type' in value && !path.endsWith('/properties')
    if (isSchema && !('description' in value)) wanting.push(`${path}: description`)
    if (isSchema && 'properties' in value && Reflect.get(value, 'additionalProperties') !== false)
      wanting.push(`${path}: additionalProperties`)
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`)
  }
  visit(chainSchema, '')
  expect(wanting).toEqual([])
})
