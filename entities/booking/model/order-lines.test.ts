import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { OrderItem } from '#shared/api/nouns/entities'
import { orderLines } from './order-lines'

const item = (id: number | string, addedBy: number | string | null = null) =>
  create({ product: { id }, addedBy }, OrderItem)
const told = (items: OrderItem[]) =>
  orderLines(items).map(({ item: one, bringer }) => [one.product.id, bringer?.product.id ?? null])

it('SV-16 what a product has brought along comes right after it', () => {
  expect(told([item(1), item(2), item(3), item(8, 2), item(9, '1')])).toEqual([
    [1, null],
    [9, 1],
    [2, null],
    [8, 2],
    [3, null],
  ])
})

it('SV-16 no row is lost: not of a bringer that is not there, nor of two that name each other', () => {
  expect(told([item(9, 7), item(1)])).toEqual([
    [9, null],
    [1, null],
  ])
  expect(told([item(1, 2), item(2, 1)])).toHaveLength(2)
  expect(told([item('null'), item(1)])).toEqual([
    ['null', null],
    [1, null],
  ])
})
