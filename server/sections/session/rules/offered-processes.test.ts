import { expect, it } from 'vitest'
import { processesOf } from './offered-processes'

it.each([
  [true, true, ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM']],
  [true, false, ['MAINTENANCE', 'CANCEL_FORM']],
  [false, true, ['TIRE_CHANGE', 'CANCEL_FORM']],
])('with maintenance %s and tire change %s offers %j', (offersMaintenance, offersTireChange, expected) => {
  expect(processesOf({ offersMaintenance, offersTireChange })).toEqual(expected)
})
