import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { ShownPrice } from '#shared/api/nouns/shown-price'
import { priceChange, shownPriceOf } from './shown-price'

const row = (id: number | string, euros: number | null, more: object = {}) => ({
  product: { id, provider: 'WORKSHOP' },
  description: `Palvelu ${id}`,
  price: euros === null ? { undefined: true } : { normal_price: euros, active_price: euros, ...more },
})
/** The price that a visitor sees of rows with a total. */
const shown = (rows: readonly object[], total: number | null = 100, more: object = {}) =>
  shownPriceOf(create({ order_items: rows, price: total === null ? null : { active_price: total }, ...more }, Booking))

it('RC-20 the shown price has the total, what it promises, the rows and the codes', () => {
  const price = shown([row(1, 60, { kind: 'fixed' }), row(2, null)], 64.9, {
    extra_order_items: [{ description: 'Raportti', price: 4.9 }],
    discounts: [
      { code: 'ALE', saved: 5 },
      { code: 'KAIKILLE', isPublic: true },
    ],
  })
  expect(price).toEqual({
    total: 64.9,
    undefined: true,
    kind: 'estimate',
    rows: [
      {
        product: { id: 1, provider: 'WORKSHOP' },
        name: 'Palvelu 1',
        price: 60,
        kind: 'fixed',
        allowed_excess_percent: null,
      },
      {
        product: { id: 2, provider: 'WORKSHOP' },
        name: 'Palvelu 2',
        price: null,
        kind: null,
        allowed_excess_percent: null,
      },
      { product: null, name: 'Raportti', price: 4.9, kind: null, allowed_excess_percent: null },
    ],
    discounts: [{ code: 'ALE', saved: 5 }],
  })
  expect(create(price, ShownPrice)).toEqual(price)
})

it('RC-20 is the same in another order, by other names and codes, and with ids as text', () => {
  const before = shown([row(1, 60), row(2, 40)])
  const renamed = { ...row('1', 60.000_01), description: 'Toinen nimi' }
  expect(priceChange(before, shown([row(2, 40), renamed], 100, { discounts: [{ code: 'ALE' }] }))).toBeNull()
  expect(
    priceChange(before, shown([row(1, 60, { normal_price: 80, has_public_campaign: true }), row(2, 40)])),
  ).toBeNull()
})

it.each([
  ['another total', [row(1, 60), row(2, 40)], 90, []],
  [
    'another price',
    [row(1, 61), row(2, 39)],
    100,
    [
      [60, 61],
      [40, 39],
    ],
  ],
  ['a price that is agreed later', [row(1, null), row(2, 40)], 100, [[60, null]]],
  ['another promise', [row(1, 60, { kind: 'maximum' }), row(2, 40)], 100, [[60, 60]]],
  ['another allowed excess', [row(1, 60, { allowed_excess_percent: 15 }), row(2, 40)], 100, [[60, 60]]],
  ['a row that is gone', [row(1, 60)], 100, [[40, undefined]]],
  ['a row that was added', [row(1, 60), row(2, 40), row(3, 0)], 100, [[undefined, 0]]],
  ['a row that was doubled', [row(1, 60), row(2, 40), row(2, 40)], 100, [[undefined, 40]]],
  [
    'no rows',
    [],
    0,
    [
      [60, undefined],
      [40, undefined],
    ],
  ],
])('RC-20 is another one with %s', (_, rows, total, expected) => {
  const change = priceChange(shown([row(1, 60), row(2, 40)]), shown(rows, total))
  expect(change?.rows.map(({ before, now }) => [before?.price, now?.price])).toEqual(expected)
})

it('RC-20 is another one if the whole becomes partly open or promises something else', () => {
  const before = shown([row(1, 60, { kind: 'fixed' })], 60)
  expect(priceChange(before, { ...before, undefined: true })).not.toBeNull()
  expect(priceChange(before, { ...before, kind: 'estimate' })).not.toBeNull()
  expect(priceChange(before, { ...before, total: null })).not.toBeNull()
})
