import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultLine } from '../faults/fault'
import { readDocument } from '../read-document'

/** The keywords of JSON Schema that the published schema uses. */
interface Node {
  readonly type: string | readonly string[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly enum?: readonly (string | null)[]
  readonly examples?: readonly string[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

const published: Node = JSON.parse(readFileSync(new URL('../../../docs/chain.schema.json', import.meta.url), 'utf8'))

const typesOf = ({ type }: Node): readonly string[] => [type].flat()

/** A valid value with every field, and one item in each list. */
function sampleOf(node: Node): unknown {
  const [type] = typesOf(node)
  if (type === 'object')
    return Object.fromEntries(Object.entries(node.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]))
  if (type === 'array') return node.items ? [sampleOf(node.items)] : []
  if (type === 'boolean') return false
  if (type === 'string') return node.enum?.[0] ?? node.examples?.[0] ?? 'x'
  return node.minimum
}

interface Violation {
  readonly path: readonly (string | number)[]
  readonly value: unknown
  readonly fault: string
}

/** A value that violates each keyword of each field, with the fault that it causes. Undefined removes a field. */
function violationsOf(node: Node, path: readonly (string | number)[] = []): Violation[] {
  const own: [unknown, string][] = []
  const { minimum, maximum, minLength, maxLength, maxItems } = node
  const types = typesOf(node)
  if (node.enum) own.push(['odd', `must be one of ${JSON.stringify(node.enum)}`])
  else own.push([types.includes('boolean') ? 1 : true, `must be ${types.join(' or ')}`])
  if (!types.includes('null') && !node.enum) own.push([null, `must be ${types.join(' or ')}`])
  if (types.includes('integer')) own.push([1.5, `must be ${types.join(' or ')}`])
  if (node.pattern !== undefined) own.push(['\n', `must have the form of ${JSON.stringify(node.examples?.[0])}`])
  if (node.format !== undefined) own.push(['2027-02-29', `must match format "${node.format}"`])
  if (minimum !== undefined) own.push([minimum - 1, `must be >= ${minimum}`])
  if (maximum !== undefined) own.push([maximum + 1, `must be <= ${maximum}`])
  if (minLength) own.push(['', `must not have fewer than ${minLength} characters`])
  if (maxLength !== undefined) own.push(['x'.repeat(maxLength + 1), `must not have more than ${maxLength} characters`])
  if (maxItems !== undefined && maxItems <= 1000 && node.items)
    own.push([
      Array.from({ length: maxItems + 1 }, () => node.items && sampleOf(node.items)),
      `must not have more than ${maxItems} items`,
    ])
  const pointer = path.map((part) => `/${part}`).join('') || 'document'
  const at = (name: string) => [...path, name]
  return [
    ...own.map(([value, message]) => ({ path, value, fault: `${pointer}: ${message}` })),
    ...(node.required ?? []).map((name) => ({
      path: at(name),
      value: undefined,
      fault: `/${at(name).join('/')}: is missing`,
    })),
    ...(node.properties
      ? [{ path: at('a/b~c'), value: 1, fault: `/${[...path, 'a~1b~0c'].join('/')}: is an unknown field` }]
      : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => violationsOf(field, at(name))),
    ...(node.items ? violationsOf(node.items, [...path, 0]) : []),
  ]
}

/** Returns a copy of the sample with a value replaced. */
function changed(sample: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(sample)) return sample.with(Number(first), changed(sample[Number(first)], rest, value))
  const inner: unknown = typeof sample === 'object' && sample !== null ? Reflect.get(sample, first) : undefined
  return { ...(typeof sample === 'object' && sample), [first]: changed(inner, rest, value) }
}

const faultsOf = (document: unknown): string[] => {
  const reading = readDocument(JSON.stringify(document))
  return 'faults' in reading ? reading.faults.map(faultLine) : []
}

it('reports each violation of each field of the published schema at its path', () => {
  const sample = sampleOf(published)
  const violations = violationsOf(published)
  const untold = violations.filter(({ path, value, fault }) => !faultsOf(changed(sample, path, value)).includes(fault))
  expect(untold).toEqual([])
  expect(violations.length).toBeGreaterThan(400)
})

it('counts characters, not UTF-16 code units', () => {
  const [sample, path] = [sampleOf(published), ['workshops', 0, 'name']]
  expect(faultsOf(changed(sample, path, '🚗'.repeat(100)))).not.toContainEqual(expect.stringContaining('characters'))
  expect(faultsOf(changed(sample, path, '🚗'.repeat(101)))).toContainEqual(expect.stringContaining('characters'))
})

it('reports a list that is too long besides its faulty items', () => {
  const hours = Array.from({ length: 8 }, () => ({ weekday: 9, opens: '07:00', closes: '17:00' }))
  const told = faultsOf(changed(sampleOf(published), ['workshops', 0, 'openingHours'], hours))
  expect(told).toContain('/workshops/0/openingHours: must not have more than 7 items')
  expect(told).toContain('/workshops/0/openingHours/7/weekday: must be <= 7')
})

it('reports a list in place of an object once', () => {
  expect(faultsOf(changed(sampleOf(published), ['workshops', 0], [1]))).toEqual(['/workshops/0: must be object'])
  expect(faultsOf([])).toEqual(['document: must be object'])
})
