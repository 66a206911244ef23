import fc from 'fast-check'
import { expect, it } from 'vitest'
import { VisitState } from '#shared/api/nouns/visit'
import { isAllowed } from './transitions'

const STATES = Object.values(VisitState.schema)

it('VI-03 a visit goes forward by any number of states, and back by one', () => {
  const followers = STATES.map((from) => STATES.filter((to) => isAllowed(from, to)).join(' '))
  expect(followers).toEqual([
    'RECEIVED IN_WORK READY COLLECTED',
    'BOOKED IN_WORK READY COLLECTED',
    'RECEIVED READY COLLECTED',
    'IN_WORK COLLECTED',
    'READY',
  ])
})

it('VI-03 every state leads to every other, and never to itself, whatever the desk has pressed before', () => {
  const any = fc.constantFrom(...STATES)
  fc.assert(
    fc.property(any, fc.array(any), any, (first, pressed, wanted) => {
      const reached = pressed.reduce<VisitState>((from, to) => (isAllowed(from, to) ? to : from), first)
      expect(isAllowed(reached, reached)).toBe(false)
      const place = (state: VisitState) => STATES.indexOf(state)
      // One step back at a time, or forward at once.
      let state = reached
      for (let steps = 0; place(state) > place(wanted) && steps < STATES.length; steps++) {
        const back = STATES[place(state) - 1] ?? state
        expect(isAllowed(state, back)).toBe(true)
        state = back
      }
      expect(state === wanted || isAllowed(state, wanted)).toBe(true)
    }),
  )
})
