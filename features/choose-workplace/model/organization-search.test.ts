import fc from 'fast-check'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Organization } from '#shared/api/nouns/organizations'
import { expectLinear } from '#tests/harness/linear-time'
import { organizationSearch } from './organization-rules'

const workshops = [
  { id: 1, name: 'Jyväskylä Seppälä', post_code: '40320', post_office: 'Jyväskylä', address: 'Vasarakatu 9' },
  { id: 2, name: 'Åbo Länsikeskus', post_code: '20250', post_office: 'Turku', address: 'Jyväskyläntie 1' },
  { id: 3, name: 'Espoo Leppävaara', post_code: '02650', post_office: 'Espoo' },
  { id: 4, name: 'Ilman muuta' },
].map((one) => create(one, Organization))
const find = organizationSearch(workshops)
const ids = (query: string) => find(query).map(({ id }) => id)

it.each([
  ['seppä', [1]],
  ['TURKU', [2]],
  ['026', [3]],
  ['  espoo,  LEPPÄ ', [3]],
  ['espoo turku', []],
  // Neither the street nor a match across two fields counts.
  ['vasarakatu', []],
  ['seppälä40320', []],
])('OR-07 finds by parts of the name, city or postcode, and by several words: %s', (query, found) => {
  expect(ids(query)).toEqual(found)
})

it('OR-07 matches Finnish letters composed, decomposed, or typed without diacritics', () => {
  expect(ids('jyväskylä'.normalize('NFD'))).toEqual([1])
  expect(ids('jyväskylä'.normalize('NFC'))).toEqual([1])
  expect(ids('JYVASKYLA')).toEqual([1])
  expect(ids('åbo')).toEqual([2])
  expect(ids('abo')).toEqual([2])
  // A letter typed with diacritics does not match the plain letter.
  expect(ids('espöö')).toEqual([])
})

it('OR-07 returns all workshops in their order for an empty query', () => {
  expect(find('')).toBe(workshops)
  expect(find(' \t')).toBe(workshops)
})

it('OR-07 finds a workshop by any part of its name, and more words never find more', () => {
  const bounds = fc.tuple(fc.nat(3), fc.nat(8), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(bounds, fc.string(), ([index, from, length], more) => {
      const workshop = workshops[index]
      const word = workshop?.name.slice(from, from + length) ?? ''
      expect(find(word)).toContain(workshop)
      for (const one of find(`${word} ${more}`)) expect(find(word)).toContain(one)
    }),
  )
})

it('OR-07 runs in linear time, even for combining marks out of order', () => {
  expectLinear(find, (length) => '\u0301\u0316'.repeat(length / 2))
})
