import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { OrderItem } from '#shared/api/nouns/entities'
import { orderLines } from './order-lines'

const item = (id: number | string, addedBy: number | string | null = null) =>
  create({ product: { id }, addedBy }, OrderItem)
const rowsOf = (items: OrderItem[]) =>
  orderLines(items).map(({ item: one, parent }) => [one.product.id, parent?.product.id ?? null])

it('SV-16 puts added items directly after the item that added them', () => {
  expect(rowsOf([item(1), item(2), item(3), item(8, 2), item(9, '1')])).toEqual([
    [1, null],
    [9, 1],
    [2, null],
    [8, 2],
    [3, null],
  ])
})

it('SV-16 keeps each row, also of a missing parent and of items that name each other', () => {
  expect(rowsOf([item(9, 7), item(1)])).toEqual([
    [9, null],
    [1, null],
  ])
  expect(rowsOf([item(1, 2), item(2, 1)])).toHaveLength(2)
  expect(rowsOf([item('null'), item(1)])).toEqual([
    ['null', null],
    [1, null],
  ])
})
