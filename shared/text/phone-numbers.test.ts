import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectLinear } from '#tests/harness/linear-time'
import { splitAtPhones } from './phone-numbers'

it.each([
  ['Soita luotonantajalle: 09 555 0190.', ['Soita luotonantajalle: ', '09 555 0190', '.']],
  ['Soita +358 40 123 4567 tai 0201 23456', ['Soita ', '+358 40 123 4567', ' tai ', '0201 23456', '']],
  ['Puh. 040-123 4567, arkisin klo 8–16', ['Puh. ', '040-123 4567', ', arkisin klo 8–16']],
  ['(09) 555 0190, soita', ['', '(09) 555 0190', ', soita']],
  ['Soita (09 555 0190)', ['Soita (', '09 555 0190', ')']],
])('RC-13 finds the numbers of %s', (text, parts) => expect(splitAtPhones(text)).toEqual(parts))

it.each([
  'Soita ennen 01.12.2026 tai klo 08.00–16.00.',
  'Soita, jos luotto on 0,00 % tai 600 €.',
  'Soita: Pankkikatu 1, 00100 Helsinki, Y-tunnus 0123456-7',
  'Luotto 09 555 0190',
  'Soita FI0212345678901234',
  '',
])('RC-13 finds no number in %s', (text) => expect(splitAtPhones(text)).toEqual([text]))

it('RC-13 loses nothing of any text', () => {
  const words = fc.constantFrom('soita ', '09 555 0190', '0', '+', '-', '.', ' ', '(', '12.3.', 'puh', 'x', '1')
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const text = parts.join('')
      expect(splitAtPhones(text).join('')).toBe(text)
    }),
  )
})

it('RC-13 reads a text in linear time', () =>
  expectLinear(splitAtPhones, (length) => `soita ${'0 -('.repeat(length / 4)}`))
