import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Vehicle } from './vehicle'

describe('reading responses of a foreign server', () => {
  it('API-07 normalises regNbr and register_number of a vehicle to register_number', () => {
    expect(mask({ regNbr: 'ABC-123' }, Vehicle).register_number).toBe('ABC-123')
    expect(mask({ register_number: 'ABC-123' }, Vehicle).register_number).toBe('ABC-123')
    expect(mask({ regNbr: 'ABC-123', register_number: null }, Vehicle).register_number).toBe('ABC-123')
    expect(mask({ regNbr: 'OLD-1', register_number: 'NEW-1' }, Vehicle).register_number).toBe('NEW-1')
    expect(mask({ regNbr: 'ABC-123' }, Vehicle)).not.toHaveProperty('regNbr')
    expect(mask({}, Vehicle).register_number).toBe('')
  })
})
