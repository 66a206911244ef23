import { expect, it } from 'vitest'
import type { ShownPrice, ShownRow } from '#shared/api/nouns/shown-price'
import { priceChange } from '#shared/booking-facts/shown-price'
import { changeLines, totalText } from './price-change-lines'

const row = (price: number | null, more: Partial<ShownRow> = {}): ShownRow => ({
  product: { id: 1, provider: 'WORKSHOP' },
  name: 'Huolto',
  price,
  kind: null,
  allowed_excess_percent: null,
  ...more,
})
const shown = (rows: readonly ShownRow[], more: Partial<ShownPrice> = {}): ShownPrice => ({
  total: 100,
  undefined: false,
  kind: 'estimate',
  rows: [...rows],
  discounts: [],
  ...more,
})
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
const lines = (before: ShownPrice, now: ShownPrice): string[] => {
  const change = priceChange(before, now)
  return change ? changeLines(change).map(plain) : []
}

it('RC-20 the total says what it promises, what is agreed later, and that nothing is left', () => {
  expect(plain(totalText(shown([row(100)])))).toBe('Hinta-arvio yhteensä 100,00 €')
  expect(plain(totalText(shown([row(100)], { kind: 'fixed' })))).toBe('Hinta yhteensä 100,00 €')
  expect(plain(totalText(shown([row(100), row(null)], { undefined: true })))).toBe(
    'Hinta-arvio yhteensä 100,00 €, osa sovitaan toimipisteessä',
  )
  expect(totalText(shown([row(null)], { total: null, undefined: true }))).toBe('Hinta sovitaan toimipisteessä')
  expect(totalText(shown([], { total: 0 }))).toBe('Ei valittuja palveluja')
})

it('RC-20 a line names each row with its price before and now, and a promise only if it changes', () => {
  expect(lines(shown([row(10)]), shown([row(12)]))).toEqual(['Huolto: ennen 10,00 €, nyt 12,00 €'])
  expect(lines(shown([row(10)]), shown([row(0)]))).toEqual(['Huolto: ennen 10,00 €, nyt maksuton'])
  expect(lines(shown([row(10)]), shown([row(null)]))).toEqual(['Huolto: ennen 10,00 €, nyt sovitaan toimipisteessä'])
  expect(lines(shown([row(10, { kind: 'fixed' })]), shown([row(10, { kind: 'maximum' })]))).toEqual([
    'Huolto: ennen 10,00 € (kiinteä hinta), nyt 10,00 € (enimmäishinta)',
  ])
  expect(lines(shown([row(10)]), shown([]))).toEqual(['Huolto: ei ole enää valittavissa (10,00 €)'])
  expect(lines(shown([]), shown([row(10)]))).toEqual(['Huolto: tuli lisää, 10,00 €'])
})

it('RC-20 a line names a code that has ended or saves another sum', () => {
  const code = (saved: number | null) => ({ discounts: [{ code: 'ALE', saved }] })
  const [before, now] = [shown([row(90)], code(10)), shown([row(95)])]
  expect(lines(before, now).slice(1)).toEqual(['Etukoodi ALE ei ole enää voimassa.'])
  expect(lines(before, { ...now, ...code(5) }).slice(1)).toEqual(['Etukoodin ALE alennus: ennen 10,00 €, nyt 5,00 €.'])
  expect(lines(before, { ...now, ...code(null) }).slice(1)).toEqual([])
})
