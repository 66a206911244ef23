import { mask, StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from './booking'
import { Customer } from './customer'

describe('reading responses of a foreign server', () => {
  it('API-05 reads an empty booking, with null, an empty value or a default for every missing field', () => {
    const empty = {
      organization: null,
      vehicle: null,
      kilometers: null,
      notes: '',
      symptoms: [],
      customer: null,
      order_items: [],
      price: null,
      booking_total_duration: null,
      discounts: [],
      product_parameters: [],
      product_parameter_choices: [],
      service_code: null,
      lead_date: null,
      lead: false,
      reservation_details: null,
    }
    expect(mask({}, Booking)).toEqual(empty)
    const allNull = Object.fromEntries(Object.keys(empty).map((field) => [field, null]))
    expect(mask(allNull, Booking)).toEqual(empty)
  })

  it('API-05 drops unknown fields at every depth', () => {
    const booking = mask(
      {
        surprise: 1,
        organization: { id: 1, name: 'Helsinki', planet: 'Earth' },
        order_items: [
          { product: { id: 1, provider: 'X', colour: 'red' }, extra: [], price: { active_price: 1, vat: 2 } },
        ],
        booking_total_duration: { start: '2026-11-24T08:00:00', moons: 1 },
      },
      Booking,
    )
    expect(JSON.stringify(booking)).not.toMatch(/"(surprise|planet|colour|extra|vat|moons)"/)
    expect(booking.organization?.name).toBe('Helsinki')
    expect(booking.order_items[0]?.price?.active_price).toBe(1)
    expect(booking.booking_total_duration?.end).toBeNull()
  })

  it('API-05 rejects a value of another type and names its path', () => {
    expect(() => mask({ organization: {} }, Booking)).toThrow(/organization\.id/)
    expect(() => mask({ service_contract: 'perhaps' }, Customer)).toThrow(/service_contract/)
    expect(() => mask(undefined, Booking)).toThrow(StructError)
  })
})
