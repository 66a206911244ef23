/** The largest bodies of a call: what the server accepts, and what it has to read before it refuses it. */
import { countValues } from '#server/http/json-values'
import { largestBody, listed, longestBody } from './filled'

export interface Large {
  /** What is large, for the message of a failure. */
  readonly what: string
  readonly text: string
}

interface Part {
  readonly value: unknown
  /** Returns the JSON of the whole with another JSON in place of this part. */
  readonly replaced: (json: string) => string
}

/** Texts that expressions with backtracking are slow for. */
const UNITS = ['x', '0', ' ', 'a@', '.-', 'ä']
/** Lengths about which the calls refuse a text, or a list. */
const LENGTHS = [100, 200, 500, 1000, 5000]
const COUNTS = [10, 20, 50, 100, 200, 1000]

const accepted = (make: (count: number) => string): string => largestBody(make, countValues)
const keys = (count: number): string => listed(count, (index) => `"k${index.toString(36)}":0`)

/** Bodies that are refused as a whole. */
const REFUSED: readonly Large[] = [
  { what: 'keys', text: longestBody((count) => `{${keys(count)}}`) },
  { what: 'numbers', text: longestBody((count) => `[${listed(count, () => '1')}]`) },
  { what: 'empty objects', text: longestBody((count) => `[${listed(count, () => '{}')}]`) },
  { what: 'nested lists', text: longestBody((count) => '['.repeat(count) + ']'.repeat(count)) },
  { what: 'nested lists as many as accepted', text: accepted((count) => '['.repeat(count) + ']'.repeat(count)) },
  { what: 'no JSON', text: longestBody((count) => 'x'.repeat(count)) },
]

export function largeBodies(whole: unknown): Large[] {
  return [...REFUSED, ...partsOf(whole).flatMap(largeParts)]
}

function partsOf(value: unknown): Part[] {
  const own = { value, replaced: (json: string) => json }
  if (Array.isArray(value))
    return [own, ...partsWithin(value[0], (json) => `[${[json, ...value.slice(1).map(jsonOf)].join(',')}]`)]
  if (typeof value !== 'object' || value === null) return [own]
  const entries = Object.entries(value)
  const withOne = (name: string, json: string): string =>
    `{${entries.map(([other, one]) => `${jsonOf(other)}:${other === name ? json : jsonOf(one)}`).join(',')}}`
  return [own, ...entries.flatMap(([name, one]) => partsWithin(one, (json) => withOne(name, json)))]
}

const partsWithin = (value: unknown, around: (json: string) => string): Part[] =>
  partsOf(value).map((part) => ({ value: part.value, replaced: (json) => around(part.replaced(json)) }))

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'null'

function largeParts({ value, replaced }: Part): Large[] {
  const filled = (what: string, make: (count: number) => string): Large => ({
    what,
    text: accepted((count) => replaced(make(count))),
  })
  if (Array.isArray(value)) return largeLists(value, { filled, replaced })
  if (typeof value === 'string') return largeTexts({ filled, replaced })
  if (typeof value !== 'object' || value === null) return []
  const own = jsonOf(value).slice(1, -1)
  return [filled('unknown keys', (count) => `{${[own, keys(count)].filter(Boolean).join(',')}}`)]
}

interface Filling {
  readonly filled: (what: string, make: (count: number) => string) => Large
  readonly replaced: Part['replaced']
}

function largeLists([element = 1]: readonly unknown[], { filled, replaced }: Filling): Large[] {
  const of = (count: number): string => `[${listed(count, (index) => numbered(element, index))}]`
  return [filled('list', of), ...COUNTS.map((count) => ({ what: `list of ${count}`, text: replaced(of(count)) }))]
}

/** Gives the element another id, if it is one. */
const numbered = (element: unknown, index: number): string => jsonOf(typeof element === 'number' ? index + 1 : element)

const largeTexts = ({ filled, replaced }: Filling): Large[] => [
  ...UNITS.map((unit) => filled(`text of '${unit}'`, (count) => jsonOf(unit.repeat(count)))),
  ...UNITS.flatMap((unit) =>
    LENGTHS.map((length) => ({
      what: `${length} characters of '${unit}'`,
      text: replaced(jsonOf(unit.repeat(length).slice(0, length))),
    })),
  ),
]
