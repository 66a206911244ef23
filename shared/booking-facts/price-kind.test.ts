import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { Price } from '#shared/api/nouns/price'
import { orderFacts } from './order-facts'
import { priceKindText, totalKind } from './price-kind'
import { priceOf } from './prices'
import { labelOf, textOf } from './words'

const text = (value: object): string => priceKindText(priceOf(create({ active_price: 100, ...value }, Price)))

it('LW-04 a price says what it promises, and nothing if the server does not', () => {
  expect(text({ kind: 'estimate', allowed_excess_percent: 15 })).toBe('hinta-arvio, enintään\u00A0+15\u00A0%')
  expect(text({ kind: 'estimate' })).toBe('hinta-arvio')
  expect(text({ kind: 'maximum' })).toBe('enimmäishinta')
  expect(text({ kind: 'fixed' })).toBe('kiinteä hinta')
  for (const silent of [{}, { kind: null }, { kind: 'AUCTION' }, { kind: 7 }]) expect(text(silent)).toBe('')
  expect(text({ kind: 'fixed', active_price: 0 })).toBe('')
  expect(text({ kind: 'fixed', undefined: true })).toBe('')
})

/** A booking with a row of each kind. Undefined stands for a row without a kind. */
const of = (...kinds: (string | undefined)[]): Booking =>
  create(
    {
      order_items: kinds.map((kind, id) => ({
        product: { id },
        description: `T${id}`,
        price: { active_price: 5, kind },
      })),
      price: { active_price: 5 * kinds.length },
    },
    Booking,
  )

describe('LW-04 the total', () => {
  it('promises as much as its weakest row', () => {
    expect(totalKind(of('fixed', 'fixed'))).toBe('fixed')
    expect(totalKind(of('fixed', 'maximum'))).toBe('maximum')
    expect(totalKind(of('maximum', 'estimate', 'fixed'))).toBe('estimate')
    expect(totalKind(of('fixed', undefined))).toBe('estimate')
    expect(totalKind(of('fixed', 'AUCTION'))).toBe('estimate')
    expect(totalKind(of())).toBe('estimate')
  })

  it('is weakened by a price that is agreed later and by an extra row, and not by a free row', () => {
    const booking = of('fixed')
    const withExtra = (price: object) =>
      create({ ...booking, extra_order_items: [{ description: 'Nouto', price }] }, Booking)
    expect(totalKind(withExtra({ active_price: 0 }))).toBe('fixed')
    expect(totalKind(withExtra({ active_price: 9, kind: 'fixed' }))).toBe('fixed')
    expect(totalKind(withExtra({ active_price: 9 }))).toBe('estimate')
    expect(totalKind(withExtra({ undefined: true }))).toBe('estimate')
  })

  it('is named by what it promises', () => {
    const namesOf = (booking: Booking) => orderFacts(booking).map((fact) => [labelOf(fact), textOf(fact)])
    expect(namesOf(of('fixed'))).toEqual([
      ['T0', '5,00\u00A0€'],
      ['Hinnan laji', 'T0: kiinteä hinta'],
      ['Hinta yhteensä', '5,00\u00A0€'],
    ])
    expect(namesOf(of('maximum')).at(-1)?.[0]).toBe('Enimmäishinta yhteensä')
    expect(namesOf(of(undefined))).toEqual([
      ['T0', '5,00\u00A0€'],
      ['Hinta-arvio yhteensä', '5,00\u00A0€'],
    ])
  })
})
