import { expect, it } from 'vitest'
import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import { atWorkshop, emptyDraft, organizationOf, withDraftDefaults, withoutServices } from './draft'
import { describedVehicle, registeredVehicle } from '../sections/vehicle/rules/draft-vehicle'

it('API-01 clears what depends on the old workshop’s calendar when the workshop changes', () => {
  const arranged = {
    ...emptyDraft(1),
    organizationId: 1,
    notes: 'huom',
    selectedResources: [601],
    gapSelected: true,
    hourService: true,
    biila: { pickup: '2026-11-25T08:00:00', return: '2026-11-25T16:00:00' },
  }
  expect(atWorkshop(arranged, 2)).toEqual({ ...emptyDraft(1), organizationId: 2, notes: 'huom' })
})

it('TM-09 clears only the delivery parameters when the workshop or the services change', () => {
  const kept = { parameterCode: 'LEASING_COMPANY', selectedValue: '3' }
  const delivery = [...DELIVERY_FLAGS, DETAILS_TEXT].map((parameterCode) => ({ parameterCode, selectedValue: 'true' }))
  const said = { ...emptyDraft(1), organizationId: 1, parameters: [...delivery, kept] }
  expect(atWorkshop(said, 2).parameters).toEqual([kept])
  expect(withoutServices(said).parameters).toEqual([kept])
})

it('starts a session with nothing chosen except its home workshop', () => {
  const { homeOrganizationId, biila, ...rest } = emptyDraft(7)
  expect(homeOrganizationId).toBe(7)
  expect(biila).toEqual({ pickup: null, return: null })
  for (const value of Object.values(rest)) expect(['null', 'false', '""', '[]']).toContain(JSON.stringify(value))
})

it('uses the chosen workshop’s settings, or the home workshop’s before the choice', () => {
  expect(organizationOf(emptyDraft(7))).toBe(7)
  expect(organizationOf({ ...emptyDraft(7), organizationId: 3 })).toBe(3)
})

const line = {
  productId: 1,
  provider: 'WORKSHOP',
  stage: 'DEFAULT',
  amount: 2,
  calculatorId: null,
  parameters: [],
  customizations: [],
  addedBy: null,
}

it('fills the missing fields of a draft stored by an older server, and keeps its values', () => {
  const older = JSON.stringify({
    homeOrganizationId: 7,
    notes: 'huom',
    taxi: true,
    cart: [{ productId: 1, provider: 'WORKSHOP', stage: 'DEFAULT', amount: 2 }],
  })
  expect(withDraftDefaults(JSON.parse(older))).toEqual({ ...emptyDraft(7), notes: 'huom', taxi: true, cart: [line] })
})

it('clears the services when they no longer apply, and keeps the notes', () => {
  const chosen = {
    ...emptyDraft(1),
    notes: 'huom',
    cart: [line],
    serviceCode: 'HUOLTO30',
    details: {
      customerWaiting: true,
      importDate: null,
      pickupDate: null,
      towingRequired: false,
      vehicleLeftForDay: false,
      usingKeyLocker: false,
    },
    extraOrderItems: [1],
    parameterChoices: [{ productId: 1, provider: 'W', parameterId: 1, parameterType: 'T', choiceId: 1 }],
  }
  expect(withoutServices(chosen)).toEqual({ ...emptyDraft(1), notes: 'huom' })
  expect(atWorkshop(chosen, 2)).toEqual({ ...chosen, organizationId: 2, details: null })
})

it('API-07 sends the register number under both names, and drops other data of the register', () => {
  const found = {
    registerNumber: 'ABC-123',
    make: 'Toyota',
    model: 'Corolla',
    classificationId: 1,
    classificationName: 'Henkilöauto',
    owner: 'Aino Öhman',
  }
  const named = { register_number: 'ABC-123', regNbr: 'ABC-123', make: 'Toyota', model: 'Corolla' }
  expect(registeredVehicle(found, 84_500)).toEqual({
    ...named,
    classification: { id: 1, name: 'Henkilöauto' },
    kilometers: 84_500,
  })
  expect(describedVehicle(found, null)).toEqual({ ...named, classification: null, kilometers: null })
})
