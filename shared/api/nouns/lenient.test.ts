import { create, mask, string, StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from './booking'
import * as enums from './enums'
import { Identifier, known, orDefault, orNull, text } from './lenient'
import { Organization } from './organizations'
import { Vehicle } from './vehicle'

describe('lenient structs', () => {
  it('API-05 replace only null and missing values by the default', () => {
    const struct = orDefault(text(), 'x')
    expect([create(null, struct), create(undefined, struct), create('', struct)]).toEqual(['x', 'x', ''])
    expect(() => create({}, struct)).toThrow(StructError)
    expect([create(undefined, orNull(string())), create('a', orNull(string()))]).toEqual([null, 'a'])
    expect([create(1, Identifier), create('1', Identifier)]).toEqual([1, '1'])
    expect(() => create(true, Identifier)).toThrow(StructError)
  })

  it('AS-01 keep ids as they came, read numbers as text, and replace unknown values of an enumeration', () => {
    expect(mask({ id: 'three', name: 3 }, Organization)).toMatchObject({ id: 'three', name: '3' })
    const vehicle = { register_number: 'ABC-123', classification: { id: '1', name: 'Henkilöauto' } }
    expect(mask(vehicle, Vehicle).classification?.id).toBe('1')
    const booking = mask({ booking_total_duration: { time_selection_type: 'LUNCH' } }, Booking)
    expect(booking.booking_total_duration?.time_selection_type).toBeNull()
    expect(create('OTHER', known(enums.LookupStatus, 'NOT_FOUND'))).toBe('NOT_FOUND')
    expect(() => create({}, known(enums.LookupStatus, 'NOT_FOUND'))).toThrow(StructError)
  })
})
