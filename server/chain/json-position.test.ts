import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonErrorAt, lineAndColumn } from './json-position'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it.each([
  ['{\n  "a": 1,\n}', 'line 3, column 1'],
  ['{"a" 1}', 'line 1, column 6'],
  ['[1, tru]', 'line 1, column 5'],
  ['[1, 2', 'line 1, column 6'],
  ['{"a": "x\ny"}', 'line 1, column 7'],
  ['', 'line 1, column 1'],
  ['{} {}', 'line 1, column 4'],
  ['[1\r\n 2]', 'line 2, column 2'],
])('returns the position at which %j stops being JSON', (text, place) => {
  expect(lineAndColumn(text, jsonErrorAt(text) ?? 0)).toBe(place)
})

it('finds an error exactly when JSON.parse throws', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', ':', '"', '}', ']', 'x', '\\', '\u0001'),
      (json, at, put) => {
        const place = at % (json.length + 1)
        const text = json.slice(0, place) + put + json.slice(place + 1)
        expect(jsonErrorAt(text) === null).toBe(isJson(text))
      },
    ),
    { numRuns: 500 },
  )
})
