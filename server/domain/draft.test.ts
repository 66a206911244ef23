import { expect, it } from 'vitest'
import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import { atWorkshop, emptyDraft, organizationOf, wholeDraft, withoutServices } from './draft'
import { describedVehicle, registeredVehicle } from './draft-vehicle'

it('API-01 nothing that was arranged with a workshop and its calendar goes along to another', () => {
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

it('TM-09 how the car comes and goes is said of one visit to one workshop, and nothing else goes with it', () => {
  const kept = { parameterCode: 'LEASING_COMPANY', selectedValue: '3' }
  const delivery = [...DELIVERY_FLAGS, DETAILS_TEXT].map((parameterCode) => ({ parameterCode, selectedValue: 'true' }))
  const said = { ...emptyDraft(1), organizationId: 1, parameters: [...delivery, kept] }
  expect(atWorkshop(said, 2).parameters).toEqual([kept])
  expect(withoutServices(said).parameters).toEqual([kept])
})

it('a session begins with nothing chosen, for the workshop it was opened for', () => {
  const { homeOrganizationId, biila, ...rest } = emptyDraft(7)
  expect(homeOrganizationId).toBe(7)
  expect(biila).toEqual({ pickup: null, return: null })
  for (const value of Object.values(rest)) expect(['null', 'false', '""', '[]']).toContain(JSON.stringify(value))
})

it('the settings of the chosen workshop apply, and before that those of the one it was opened for', () => {
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

it('what an older server has written is read with what has come since, and nothing of it is lost', () => {
  const older = JSON.stringify({
    homeOrganizationId: 7,
    notes: 'huom',
    taxi: true,
    cart: [{ productId: 1, provider: 'WORKSHOP', stage: 'DEFAULT', amount: 2 }],
  })
  expect(wholeDraft(JSON.parse(older))).toEqual({ ...emptyDraft(7), notes: 'huom', taxi: true, cart: [line] })
})

it('what was chosen for one vehicle or workshop does not go along; who comes, and what is to be known, does', () => {
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

it('API-07 a vehicle has both of its number’s names, and of the register only what is asked of it', () => {
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
