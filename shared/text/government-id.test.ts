import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGovernmentId, normalisedGovernmentId } from './government-id'

/** Separators by century. The reform of 2023 added more for the last two centuries. */
const MARKERS: Readonly<Record<number, readonly string[]>> = {
  18: ['+'],
  19: ['-', 'Y', 'X', 'W', 'V', 'U'],
  20: ['A', 'B', 'C', 'D', 'E', 'F'],
}
const CHECK = '0123456789ABCDEFHJKLMNPRSTUVWXY'
const two = (number: number): string => String(number).padStart(2, '0')

/** Valid personal identity codes with their check characters. */
const finnishId = fc
  .record({
    day: fc.date({ min: new Date('1800-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    marker: fc.nat({ max: 5 }),
    serial: fc.integer({ min: 2, max: 999 }),
  })
  .map(({ day, marker, serial }) => {
    const date = two(day.getUTCDate()) + two(day.getUTCMonth() + 1) + two(day.getUTCFullYear() % 100)
    const markers = MARKERS[Math.floor(day.getUTCFullYear() / 100)] ?? []
    const number = String(serial).padStart(3, '0')
    return `${date}${markers[marker % markers.length]}${number}${CHECK[Number(date + number) % 31]}`
  })

describe('CR-02 the government id', () => {
  it('accepts each valid code, of each century and separator', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(finnishId, (id) => {
        seen.add(id.charAt(6))
        expect(isGovernmentId(id)).toBe(true)
        expect(isGovernmentId(` ${id.toLowerCase()} `)).toBe(true)
        expect(normalisedGovernmentId(` ${id.toLowerCase()}`)).toBe(id)
      }),
      { numRuns: 2000 },
    )
    expect([...seen].toSorted()).toEqual(Object.values(MARKERS).flat().toSorted())
  })

  it('accepts any check character (reading 13)', () => {
    fc.assert(fc.property(finnishId, fc.constantFrom(...CHECK), (id, check) => isGovernmentId(id.slice(0, -1) + check)))
  })

  it('rejects another separator, an impossible day or month, and a wrong length', () => {
    const other = fc.string({ minLength: 1, maxLength: 1 }).filter((one) => !/[-+A-FYXWVU]/i.test(one))
    fc.assert(fc.property(finnishId, other, (id, sign) => !isGovernmentId(id.slice(0, 6) + sign + id.slice(7))))
    const wrong = fc.constantFrom('00', '32', '39', '99')
    fc.assert(fc.property(finnishId, wrong, (id, day) => !isGovernmentId(day + id.slice(2))))
    fc.assert(
      fc.property(finnishId, fc.integer({ min: 13, max: 99 }), (id, month) => {
        expect(isGovernmentId(id.slice(0, 2) + month + id.slice(4))).toBe(false)
      }),
    )
    fc.assert(fc.property(finnishId, fc.nat({ max: 10 }), (id, length) => !isGovernmentId(id.slice(0, length))))
    fc.assert(fc.property(finnishId, fc.constantFrom(...CHECK), (id, more) => !isGovernmentId(id + more)))
    fc.assert(fc.property(finnishId, fc.constantFrom(...CHECK), (id, more) => !isGovernmentId(more + id)))
  })

  it.each(['230580-7335', '220950-9256', '140584-4785', '150987-069L'])('accepts %s', (id) => {
    expect(isGovernmentId(id)).toBe(true)
  })

  it.each(['123456-1234', '131052/308T', '811228-9874', '', '010180-900Ä', '010180-9004\n1'])('rejects %j', (id) => {
    expect(isGovernmentId(id)).toBe(false)
  })
})

/** Published fictional persons: serial numbers from 900 up are never assigned. */
const ACCEPTED = [
  '010594Y9032',
  '020594X903P',
  '030594W903B',
  '040594V9030',
  '050594U903M',
  '010516B903X',
  '020516C903K',
  '030516D9037',
  '010501E9032',
  '020503F9037',
  '020504A902E',
  '010180-9004',
  '150575-9014',
  '150575+9014',
  ' 020594x903p ',
  '310180-9004',
  '300910A900Z',
  '291012-9004',
  '191111-9004',
]
it.each(ACCEPTED)('CR-02 accepts %s', (text) => {
  expect(isGovernmentId(normalisedGovernmentId(text))).toBe(true)
})

const REFUSED = [
  '123456-1234',
  '131052/308T',
  '811228-9874',
  '01129955131',
  '010100G900A',
  '010190-12345',
  '320180-9004',
  '011380-9004',
  '000180-9004',
  '010080-9004',
  '010180-9004\n1',
  '010180-900Ä',
  '010180-900/',
  '010180-90A4',
  '0101-80-9004',
  '1010180-9004',
  'x010180-9004',
  '330180-9004',
  '',
]
it.each(REFUSED)('CR-02 rejects %j', (text) => {
  expect(isGovernmentId(normalisedGovernmentId(text))).toBe(false)
})
