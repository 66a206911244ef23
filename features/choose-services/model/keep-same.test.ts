import fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import { hasContents, keepSame, keepSameCategories } from './keep-same'

const service = (id: number, more: object = {}) => create({ product: { id }, ...more }, ProductSuggestion)
const category = (id: number, ...ids: number[]) =>
  create({ id, products: ids.map((one) => ({ product: { id: one } })) }, ServiceCategory)

describe('merging refetched lists', () => {
  it('SV-01 equals the newer list and reuses the older entries that are unchanged', () => {
    const lists = fc.array(fc.record({ id: fc.nat(5), price: fc.nat(3) }))
    fc.assert(
      fc.property(lists, lists, (older, newer) => {
        const merged = keepSame(older, newer)
        expect(merged).toEqual(newer)
        const isOld = merged.map((one) => older.includes(one))
        expect(isOld).toEqual(newer.map((one) => older.some((old) => old.id === one.id && old.price === one.price)))
      }),
    )
  })

  it('SV-01 returns the older list itself if nothing has changed', () => {
    const older = [service(1), service(2)]
    expect(keepSame(older, [service(1), service(2)])).toBe(older)
    expect(keepSame(older, [service(1)])).toEqual([older[0]])
    expect(keepSame(undefined, older)).toBe(older)
  })

  it('SV-01 reuses unchanged services inside a changed category', () => {
    const older = [category(1, 11, 12), category(2, 21)]
    const merged = keepSameCategories(older, [category(1, 11, 13), category(2, 21)])
    expect(merged[1]).toBe(older[1])
    expect(merged[0]?.products[0]).toBe(older[0]?.products[0])
    expect(keepSameCategories(older, [category(1, 11, 12), category(2, 21)])).toBe(older)
  })
})

describe('the contents of a service', () => {
  it('SV-16 exist if the service has described sub-rows or further products', () => {
    expect(hasContents(service(1))).toBe(false)
    // The specification allows a sub-row that has only empty spare parts. Such a row has nothing to show.
    expect(hasContents(service(1, { suggestion_sub_rows: [{ spareParts: [{}] }] }))).toBe(false)
    expect(hasContents(service(1, { suggestion_sub_rows: [{ description: 'Öljynvaihto' }] }))).toBe(true)
    expect(hasContents(service(1, { additional_products: [{ product: { id: 2 } }] }))).toBe(true)
  })
})
