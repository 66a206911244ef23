import { expect, it } from 'vitest'
import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import { atWorkshop, emptyDraft, withoutServices } from './draft'

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
