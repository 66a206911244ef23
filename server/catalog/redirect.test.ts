import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRedirect } from './redirect'

it.each(['/huolto', '/', '/renkaat?koko=16#alku', 'https://www.autohuolto.example/lasit'])('accepts %s', (address) => {
  expect(isRedirect(address)).toBe(true)
})

it.each([
  '',
  'huolto',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://www.autohuolto.example',
  'https:evil.example',
  'https://',
  'javascript:alert(1)',
  ' https://www.autohuolto.example',
  'https://www.autohuolto.example/\u0000',
])('rejects %j', (address) => {
  expect(isRedirect(address)).toBe(false)
})

it('an accepted address always resolves to https, and a path to the same site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    '?',
    '#',
    '\t',
    '\n',
    '\0',
    '\u0085',
    ' ',
    'a',
    'http',
    'https:',
    'x.fi',
  )
  const address = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(fc.constantFrom('', '/', 'https://'), address, (start, rest) => {
      const set = start + rest
      if (!isRedirect(set)) return
      const { protocol, origin } = new URL(set, 'https://own.example')
      expect(protocol).toBe('https:')
      expect(set).not.toMatch(/[\s\\]/)
      expect(set.startsWith('/') ? origin : 'https://own.example').toBe('https://own.example')
    }),
    { numRuns: 1000 },
  )
})

it('accepts any plain path and any https URL', () => {
  fc.assert(fc.property(fc.webPath(), (path) => isRedirect(path.startsWith('//') || path === '' ? '/' : path)))
  fc.assert(fc.property(fc.webUrl({ validSchemes: ['https'] }), isRedirect))
  fc.assert(fc.property(fc.webUrl({ validSchemes: ['http', 'ftp'] }), (address) => !isRedirect(address)))
})
