import { assert, create, mask, string, StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { saveCampaignCode } from '../contract/services/cart'
import { servicesByServiceCode } from '../contract/services/listings'
import { leasingContracts } from '../contract/vehicle'
import { Booking, BookingDuration, Customer, OrderItem, Organization, Price, Vehicle } from './entities'
import { FreeDay } from './free-days'
import { NextFreeTime } from './organizations'
import { ProductSuggestion, ServiceCategory } from './products'
import * as enums from './enums'
import { Identifier, known, orDefault, orNull, text } from './lenient'
import { LeasingContract } from './trade'

/** Reads a value as an HTTP call reads a response. */
const read = <T>(struct: Parameters<typeof mask<T, unknown>>[1], value: unknown): T => mask(value, struct)

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
    expect(read(Booking, {})).toEqual(empty)
    const allNull = Object.fromEntries(Object.keys(empty).map((field) => [field, null]))
    expect(read(Booking, allNull)).toEqual(empty)
  })

  it('API-05 drops unknown fields at every depth', () => {
    const booking = read(Booking, {
      surprise: 1,
      organization: { id: 1, name: 'Helsinki', planet: 'Earth' },
      order_items: [
        { product: { id: 1, provider: 'X', colour: 'red' }, extra: [], price: { active_price: 1, vat: 2 } },
      ],
      booking_total_duration: { start: '2026-11-24T08:00:00', moons: 1 },
    })
    expect(JSON.stringify(booking)).not.toMatch(/"(surprise|planet|colour|extra|vat|moons)"/)
    expect(booking.organization?.name).toBe('Helsinki')
    expect(booking.order_items[0]?.price?.active_price).toBe(1)
    expect(booking.booking_total_duration?.end).toBeNull()
  })

  it('API-05 requires only the id of a workshop', () => {
    expect(read(Organization, { id: 3, name: 'Vantaa' })).toEqual({
      id: 3,
      name: 'Vantaa',
      address: '',
      post_code: '',
      post_office: '',
      opening_time: null,
      closing_time: null,
    })
    expect(read(Organization, { id: 3 }).name).toBe('')
    expect(() => read(Organization, { name: 'Vantaa' })).toThrow(StructError)
    expect(() => read(Organization, { id: {}, name: 'Vantaa' })).toThrow(/id/)
  })

  it('API-05 keeps only the readable customizations of a row and fills missing fields of a choice', () => {
    const customizations = ['Sininen', { words: 'Punainen' }, null, 4]
    const row = { product: { id: 1 }, customizations }
    expect(read(OrderItem, row)).toMatchObject({ customizations: ['Sininen'] })
    for (const none of [null, undefined, 'Sininen', {}])
      expect(read(OrderItem, { ...row, customizations: none })).toMatchObject({ customizations: [] })
    const choice = { productId: 301, parameterId: 1, choiceId: 11 }
    expect(read(Booking, { product_parameter_choices: [choice] })).toMatchObject({
      product_parameter_choices: [{ ...choice, provider: '', parameterType: '' }],
    })
  })

  it('API-05 SV-11 reads a falsy response as an invalid discount code and any other as a valid one', () => {
    const isValid = (answer: unknown) => read(saveCampaignCode.output, answer)
    expect([undefined, null, false, 0, ''].map(isValid)).toEqual([false, false, false, false, false])
    expect([true, 1, 'TALVI15', { discount: 15 }].map(isValid)).toEqual([true, true, true, true])
  })

  it('API-05 SV-09 SV-15 accepts any leasing company id, a contract without a company and an empty service list', () => {
    expect(read(leasingContracts.query, { companyId: 'POHJOLA' })).toEqual({ companyId: 'POHJOLA' })
    expect(read(LeasingContract, { id: 'A' })).toEqual({ id: 'A', companyId: null, name: '' })
    expect(read(servicesByServiceCode.output, undefined)).toEqual([])
  })

  it('API-05 rejects a value of another type and names its path', () => {
    expect(() => read(Booking, { organization: {} })).toThrow(/organization\.id/)
    expect(() => read(Customer, { service_contract: 'perhaps' })).toThrow(/service_contract/)
    expect(() => read(Booking, undefined)).toThrow(StructError)
  })

  it('API-05 requires only the id of a product and the id of a category', () => {
    expect(read(ProductSuggestion, { product: { id: 'A1' } })).toEqual({
      product: { id: 'A1', provider: '' },
      description: '',
      price: null,
      calculatorId: null,
      additional_data: null,
      suggestion_sub_rows: [],
      additional_products: [],
    })
    expect(read(ServiceCategory, { id: 1, products: null })).toEqual({ id: 1, description: '', products: [] })
    expect(read(ProductSuggestion, { product: { id: 1 }, suggestion_sub_rows: [{ spareParts: [{}] }] })).toMatchObject({
      suggestion_sub_rows: [{ description: '', spareParts: [{ description: '' }] }],
    })
  })

  it('SV-14 API-05 reads a price object or a plain number of euros', () => {
    const plain = { normal_price: 89, active_price: 89, has_public_campaign: false, undefined: false }
    expect(read(Price, 89)).toEqual(plain)
    expect(read(OrderItem, { product: { id: 1 }, price: 89 }).price).toEqual(plain)
    expect(read(Price, {})).toEqual({
      normal_price: null,
      active_price: null,
      has_public_campaign: false,
      undefined: false,
    })
    expect(read(Price, { undefined: true }).undefined).toBe(true)
  })

  it('API-07 normalises regNbr and register_number of a vehicle to register_number', () => {
    expect(read(Vehicle, { regNbr: 'ABC-123' }).register_number).toBe('ABC-123')
    expect(read(Vehicle, { register_number: 'ABC-123' }).register_number).toBe('ABC-123')
    expect(read(Vehicle, { regNbr: 'ABC-123', register_number: null }).register_number).toBe('ABC-123')
    expect(read(Vehicle, { regNbr: 'OLD-1', register_number: 'NEW-1' }).register_number).toBe('NEW-1')
    expect(read(Vehicle, { regNbr: 'ABC-123' })).not.toHaveProperty('regNbr')
    expect(read(Vehicle, {}).register_number).toBe('')
  })

  it('API-05 reads free days and first free times that contain only the required fields', () => {
    expect(read(FreeDay, { date: '2026-11-24' })).toEqual({
      date: '2026-11-24',
      calendarSlots: [],
      exactTimesAvailable: false,
      onlyDayTimesAvailable: false,
    })
    expect(read(NextFreeTime, { organizationId: 1 })).toEqual({ organizationId: 1, firstFreeTime: null })
    expect(read(BookingDuration, {})).toEqual({
      time_selection_type: null,
      start: null,
      end: null,
      held_seconds: null,
    })
    expect(read(Customer, {})).toMatchObject({ preferred_contact_method: 'EMAIL', direct_marketing_allowed: false })
  })
})

describe('enumerations', () => {
  it.each([
    [enums.ShiftPosition, ['MORNING', 'EVENING']],
    [enums.TimeSelectionType, ['USE_ORGANIZATION_SETTING', 'EXACT_TIME', 'DAY_ONLY', 'HOUR_SERVICE']],
    [enums.ServiceSearchMethod, ['NORMAL', 'SERVICE_CODE']],
    [enums.NotificationLevel, ['ERROR', 'WARNING', 'SUCCESS']],
    [enums.LookupStatus, ['SUCCESS', 'NOT_FOUND']],
    [enums.InvoiceDeliveryType, ['NONE', 'EMAIL', 'POSTAL']],
  ] as const)('API-07 contain the values of the specification: %#', (struct, values) => {
    expect(Object.values(struct.schema)).toEqual(values)
  })

  it('API-07 RT-11 contain ten process types and the known stages', () => {
    expect(Object.values(enums.ProcessType.schema)).toHaveLength(10)
    expect(enums.KNOWN_STAGES).toEqual(['DEFAULT', 'ADDITIONAL_EXTRA_SERVICES', 'TIRES'])
    expect(() => assert('PAINTING', enums.ProcessType)).toThrow(StructError)
  })
})

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
    expect(read(Organization, { id: 'three', name: 3 })).toMatchObject({ id: 'three', name: '3' })
    const vehicle = { register_number: 'ABC-123', classification: { id: '1', name: 'Henkilöauto' } }
    expect(read(Vehicle, vehicle).classification?.id).toBe('1')
    const booking = read(Booking, { booking_total_duration: { time_selection_type: 'LUNCH' } })
    expect(booking.booking_total_duration?.time_selection_type).toBeNull()
    expect(create('OTHER', known(enums.LookupStatus, 'NOT_FOUND'))).toBe('NOT_FOUND')
    expect(() => create({}, known(enums.LookupStatus, 'NOT_FOUND'))).toThrow(StructError)
  })
})
