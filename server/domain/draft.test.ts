import { expect, it } from 'vitest'
import { atWorkshop, emptyDraft } from './draft'

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
