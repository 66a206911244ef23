import { expect, it } from 'vitest'
import { isRedirect } from './redirect'

it.each(['/huolto', '/', '/renkaat?koko=16#alku', 'https://www.autohuolto.example/lasit'])('%s is one', (address) => {
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
])('%j is none', (address) => {
  expect(isRedirect(address)).toBe(false)
})
