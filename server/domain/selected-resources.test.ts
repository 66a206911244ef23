import { expect, it } from 'vitest'
import { onlySelected } from './selected-resources'

const workshop = {
  id: 1,
  carenceDays: 0,
  shiftChange: 720,
  hours: [],
  resources: [11, 12, 13],
  hourService: true,
  hourLanes: [19],
}

it.each([
  ['those asked for, in the order of the workshop', [13, 11], [11, 13], []],
  ['a lane that is asked for', [19], [], [19]],
  ['a lane and a lift', [19, 12], [12], [19]],
  ['all where nobody is asked for', [], [11, 12, 13], [19]],
  ['all where only somebody of another workshop is', [99], [11, 12, 13], [19]],
])('%s', (_, selected, resources, hourLanes) => {
  expect(onlySelected(workshop, selected)).toEqual({ ...workshop, resources, hourLanes })
})
