/**
 * Hostile values as JSON texts, because JSON.stringify cannot write some of them: a number that overflows, the same
 * name twice, an object with an own `__proto__`.
 */

/** Names with a meaning of their own in JavaScript, as an object's own names. */
const OWN_NAMES = [
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'hasOwnProperty',
  'constructor',
  'prototype',
  '__proto__',
  '__defineGetter__',
  'length',
  'get',
  'map',
  '',
  '0',
]

/** `30_000` overflows the stack of a recursive parser, yet is below the limit of 64 kB. */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

// Empty, white, NUL, lone surrogates at each end, astral, marks that change direction, numbers and dates as texts.
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\n\r',
  '\ud800',
  'a\udfffb',
  '\udc00\ud800',
  'x\ud83d',
  '🚗',
  '\u202e',
  '\ufeff',
  'NaN',
  '1e999',
  '-1',
  '__proto__',
  'constructor',
  "'; drop table booking; --",
  '../../etc/passwd',
  '%2F%00',
  '\\',
  '2026-02-30',
  '9999-12-31T23:59',
  '-271821-04-20',
  '9999-99-99T99:99:99|x',
  '24:00',
  '{{7*7}}',
  'x'.repeat(6000),
  '🚗'.repeat(2000),
]

// Huge, tiny, negative zero, beyond each integer type, and fractions of a cent.
const NUMBERS = '0 -0 -1 1.5 0.1 1e-400 5e-324 1e308 1e999 -1e999 1E400 2147483647 2147483648 -2147483649'
const LONG_NUMBERS = '9007199254740993 9223372036854775808 18446744073709551616'

export const HOSTILE_JSON: readonly string[] = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[{}]',
  '{"":{"":{}}}',
  ...`${NUMBERS} ${LONG_NUMBERS}`.split(' '),
  '9'.repeat(400),
  ...TEXTS.map((text) => JSON.stringify(text)),
  // Each inherited name with a number, null, an object and a text.
  ...OWN_NAMES.flatMap((name) => ['1', 'null', '{"polluted":true}', '"x"'].map((one) => `{"${name}":${one}}`)),
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '[{"toString":null,"valueOf":null}]',
  '{"a":1,"a":{"toString":1}}',
  nested(500),
  nested(30_000),
  `[${'0,'.repeat(5000)}0]`,
]

const HOLE = '\u2400hole'

/** Returns the JSON of a value with the text in place of each of its parts, the whole first, then each nested one. */
export const replacedParts = (value: unknown): ((text: string) => string)[] =>
  withHoles(value).map((one) => {
    const [before = '', after = ''] = JSON.stringify(one).split(JSON.stringify(HOLE))
    return (text) => before + text + after
  })

function withHoles(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [HOLE]
  const entries = Object.entries(value)
  const rebuilt = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed)
  const below = entries.flatMap(([name, one], at) =>
    withHoles(one).map((hole) => rebuilt(entries.with(at, [name, hole]))),
  )
  // An unknown name beside the others.
  return [HOLE, ...below, rebuilt([...entries, ['unknown', HOLE]])]
}

/** Encodes a JSON text for a URL, a string without its quotes. A lone surrogate becomes invalid UTF-8. */
export function inAddress(json = ''): string {
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : json
  const text = typeof value === 'string' ? value : json
  try {
    return encodeURIComponent(text.slice(0, 4000))
  } catch {
    return '%ED%A0%80'
  }
}
