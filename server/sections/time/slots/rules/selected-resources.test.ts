import { expect, it } from 'vitest'
import { onlySelected } from './selected-resources'

const workshop = {
  id: 1,
  carenceDays: 0,
  shiftChange: 720,
  hours: [],
  exceptions: {},
  resources: [11, 12, 13],
  hourService: true,
  hourLanes: [19],
}

it.each([
  ['the selected lifts, in the order of the workshop', [13, 11], [11, 13], []],
  ['a selected lane', [19], [], [19]],
  ['a selected lane and a selected lift', [19, 12], [12], [19]],
  ['all resources if none is selected', [], [11, 12, 13], [19]],
  ['all resources if only another workshop’s resource is selected', [99], [11, 12, 13], [19]],
])('keeps %s', (_, selected, resources, hourLanes) => {
  expect(onlySelected(workshop, selected)).toEqual({ ...workshop, resources, hourLanes })
})
