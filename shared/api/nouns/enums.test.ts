import { assert, StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import * as enums from './enums'

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

  it.each([
    ['TIRE_CHANGE', true],
    ['BODY_REPAIR_2', true],
    ['', false],
    ['bodyRepair', false],
    ['_BODY', false],
    ['BODY REPAIR', false],
    ['BODY__REPAIR', false],
  ])('PM-01 let a chain name a process type of its own: %s', (type, isOne) => {
    expect(enums.ProcessType.is(type)).toBe(isOne)
  })

  it('API-07 RT-11 contain ten process types and the known stages', () => {
    expect(Object.values(enums.KnownProcessType.schema)).toHaveLength(10)
    expect(enums.KNOWN_STAGES).toEqual(['DEFAULT', 'ADDITIONAL_EXTRA_SERVICES', 'TIRES'])
    expect(() => assert('PAINTING', enums.KnownProcessType)).toThrow(StructError)
  })
})
