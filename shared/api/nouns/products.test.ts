import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { ProductSuggestion, ServiceCategory } from './products'

describe('reading responses of a foreign server', () => {
  it('API-05 requires only the id of a product and the id of a category', () => {
    expect(mask({ product: { id: 'A1' } }, ProductSuggestion)).toEqual({
      product: { id: 'A1', provider: '' },
      description: '',
      price: null,
      calculatorId: null,
      additional_data: null,
      suggestion_sub_rows: [],
      additional_products: [],
    })
    expect(mask({ id: 1, products: null }, ServiceCategory)).toEqual({ id: 1, description: '', products: [] })
    expect(mask({ product: { id: 1 }, suggestion_sub_rows: [{ spareParts: [{}] }] }, ProductSuggestion)).toMatchObject({
      suggestion_sub_rows: [{ description: '', spareParts: [{ description: '' }] }],
    })
  })
})
