import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Folders whose sources hold texts that a visitor, a customer or the desk reads. */
const FOLDERS = ['entities', 'features', 'processes', 'server', 'shared', 'src', 'docs']
/** The rules that take such characters out of typed text. */
const CLEANING = new Set(['server/mail/plain.ts', 'shared/text/cells.ts', 'shared/text/one-line.ts'])

/** Soft hyphen, zero-width characters, joiners, marks of direction, separators and the byte order mark. */
const CODES = ['00AD', '034F', '061C', '180E', '200B', '200C', '200D', '200E', '200F', '2028', '2029']
  .concat(['202A', '202B', '202C', '202D', '202E', '2060', '2061', '2062', '2063', '2064'])
  .concat(['2066', '2067', '2068', '2069', 'FEFF'])
const literal = new RegExp(`[${CODES.map((code) => String.raw`\u{${code}}`).join('')}]`, 'u')
const escaped = new RegExp(
  [
    ...CODES.flatMap((code) => [String.raw`\\u\{?0*${code}`, `&#x0*${code};`, `&#${parseInt(code, 16)};`]),
    '&shy;',
    '&zwn?j;',
  ].join('|'),
  'i',
)

it('RC-26 no text of a catalogue, the seed, a mail or a document holds an invisible character', () => {
  const files = execFileSync('git', ['ls-files', ...FOLDERS], { encoding: 'utf8' }).split('\n')
  const texts = files.filter((file) => /\.(?:tsx?|css|html|md|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(texts.length).toBeGreaterThan(1000)
  const found = texts
    .filter((file) => !CLEANING.has(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return literal.test(text) || escaped.test(text)
    })
  expect(found).toEqual([])
})
