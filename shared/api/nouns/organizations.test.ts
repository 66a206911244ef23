import { mask, StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Organization } from './organizations'

describe('reading responses of a foreign server', () => {
  it('API-05 requires only the id of a workshop', () => {
    expect(mask({ id: 3, name: 'Vantaa' }, Organization)).toEqual({
      id: 3,
      name: 'Vantaa',
      address: '',
      post_code: '',
      post_office: '',
      opening_time: null,
      closing_time: null,
    })
    expect(mask({ id: 3 }, Organization).name).toBe('')
    expect(() => mask({ name: 'Vantaa' }, Organization)).toThrow(StructError)
    expect(() => mask({ id: {}, name: 'Vantaa' }, Organization)).toThrow(/id/)
  })
})
