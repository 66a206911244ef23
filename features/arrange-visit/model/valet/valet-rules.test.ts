import { expect, it } from 'vitest'
import { isAddress, windowFor } from './valet-rules'

it.each([
  'Testikatu 1, 00100 Helsinki',
  'Pitkä tie 12 B 5 , 90100 Oulu',
  'Åvägen 3 22100 Mariehamn',
  ' Kotikatu 7a, 33400  Ylä-Tampere ',
])('PU-01 takes %j for an address', (line) => expect(isAddress(line)).toBe(true))

it.each([
  '',
  'Testikatu 1',
  'Testikatu, 00100 Helsinki',
  'Testikatu 1, Helsinki',
  'Testikatu 1, 0010 Helsinki',
  '1, 00100 Helsinki',
  'Testikatu 1, 00100',
  `Testikatu ${'1'.repeat(200)}, 00100 Helsinki`,
])('PU-01 asks for more than %j', (line) => expect(isAddress(line)).toBe(false))

it('PU-01 keeps a wanted window that fits, else takes the same time of the only other day, else the default', () => {
  const fitting = ['2026-11-25T08:00:00', '2026-11-25T12:00:00', '2026-11-26T12:00:00']
  expect(windowFor(fitting, '2026-11-25T12:00:00', fitting[0])).toBe('2026-11-25T12:00:00')
  expect(windowFor(fitting, '2026-11-20T08:00:00', fitting[2])).toBe('2026-11-25T08:00:00')
  expect(windowFor(fitting, '2026-11-20T12:00:00', fitting[2])).toBe('2026-11-26T12:00:00')
  expect(windowFor([], '2026-11-20T12:00:00', undefined)).toBeNull()
})
