import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { carriedRows, missingRows, uniqueRows } from './carried-row'

const row = (id: number, more: object = {}) => ({
  product: { id, provider: 'WORKSHOP' },
  description: `Työ ${id}`,
  ...more,
})
const booking = (value: object): Booking => create(value, Booking)
const choice = (productId: number | string) => ({
  productId,
  provider: 'WORKSHOP',
  parameterId: 1,
  parameterType: 'SELECT',
  choiceId: 2,
})

describe('the rows that go along to another workplace', () => {
  it('RC-04 are those that the visitor chose, with amount, customizations and their own choices', () => {
    const items = [row(1, { amount: 2, customizations: ['Oma'] }), row(2, { display_description: 'Pesu' })]
    const of = booking({
      order_items: [...items, row(3, { addedBy: 1 })],
      product_parameter_choices: [choice('1'), choice(9)],
    })
    expect(carriedRows(of)).toMatchObject([
      { name: 'Työ 1', amount: 2, customizations: ['Oma'], choices: [choice('1')] },
      { name: 'Pesu', amount: 1, customizations: [], choices: [] },
    ])
  })

  it('RC-04 are missing if the booking has their product neither as number nor as text', () => {
    const rows = carriedRows(booking({ order_items: [row(1), row(2)] }))
    const after = booking({ order_items: [{ product: { id: '1', provider: 'WORKSHOP' } }] })
    expect(missingRows(rows, after).map(({ product }) => product.id)).toEqual([2])
    expect(missingRows(rows, null)).toHaveLength(2)
  })

  it('RC-04 name each product once', () => {
    const rows = carriedRows(booking({ order_items: [row(1, { amount: 4 }), row(1), row(2)] }))
    expect(uniqueRows(rows).map(({ product, amount }) => [product.id, amount])).toEqual([
      [1, 4],
      [2, 1],
    ])
  })
})
