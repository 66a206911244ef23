import { describe, expect, it } from 'vitest'
import { adopt, align, NONE, walk, type Entry, type StepPlace } from './step-trail'

const at = (index: number, bookingAttemptId = 'now'): StepPlace => ({ bookingAttemptId, index, isFinished: false })
const thanks: StepPlace = { bookingAttemptId: 'now', index: 5, isFinished: true }
/** The history entry of the last step of a trail, at that step's position. */
const entry = (trail: readonly number[], bookingAttemptId = 'now', basis?: string): Entry => ({
  position: trail.at(-1) ?? 0,
  stamp: { visit: bookingAttemptId, trail, basis },
})

describe('align', () => {
  it('WZ-13 does nothing if the entry belongs to the current step', () => {
    expect(align(entry([0, 1, 2]), at(2))).toEqual({ kind: 'none' })
  })

  it('WZ-13 pushes an entry for a step forward', () => {
    const stamp = { visit: 'now', trail: [0, 1, 2] }
    expect(align(entry([0, 1]), at(2))).toEqual({ kind: 'push', stamp })
  })

  it('WZ-13 pushes the entry of each step that was finished since', () => {
    const stamp = { visit: 'now', trail: [0, 1] }
    expect(align(entry([0]), at(3))).toEqual({ kind: 'push', stamp })
  })

  it('WZ-13 travels to the entry of an earlier step across any number of entries', () => {
    const to = { position: 3, stamp: { visit: 'now', trail: [0, 3] } }
    expect(align(entry([0, 3, 4, 7]), at(1))).toEqual({ kind: 'travel', to })
  })

  it('WZ-13 replaces the current entry if the earlier step has none', () => {
    const stamp = { visit: 'now', trail: [NONE, 6] }
    expect(align(entry([NONE, NONE, 6]), at(1))).toEqual({ kind: 'replace', stamp })
  })

  it('WZ-13 stamps an entry without a stamp', () => {
    const unknown = { position: 4, stamp: null }
    expect(align(unknown, at(2))).toEqual({ kind: 'replace', stamp: { visit: 'now', trail: [NONE, NONE, 4] } })
  })

  it('WZ-13 starts another booking at the first entry of the previous one', () => {
    expect(align(entry([2, 3, 4], 'earlier'), at(0))).toEqual({ kind: 'travel', to: { position: 2, stamp: null } })
    const made = { kind: 'replace', stamp: { visit: 'now', trail: [2] } }
    expect(align(entry([2], 'earlier'), at(0))).toEqual(made)
  })

  it('reading 1: keeps only the first step of a booking that was sent', () => {
    expect(align(entry([0, 1, 2, 3, 4], 'sent'), thanks)).toMatchObject({ kind: 'travel', to: { position: 0 } })
    expect(align(entry([0], 'sent'), thanks)).toEqual({ kind: 'replace', stamp: { visit: 'now', trail: [0] } })
    const stamp = { visit: 'now', trail: [0, NONE, NONE, NONE, NONE, 1] }
    expect(align(entry([0]), thanks)).toEqual({ kind: 'push', stamp })
  })

  it('WZ-13 adopts the current entry, with earlier entries of the same booking only', () => {
    expect(adopt({ ...entry([0, 1, 2, 3]), position: 3 }, at(2))).toEqual({ visit: 'now', trail: [0, 1, 3] })
    expect(adopt({ ...entry([0, 5, 6]), position: 4 }, at(2))).toEqual({ visit: 'now', trail: [0, NONE, 4] })
    expect(adopt(entry([0, 1, 2], 'earlier'), at(1))).toEqual({ visit: 'now', trail: [NONE, 2] })
  })
})

describe('walk', () => {
  const from = entry([0, 1, 2, 3])
  const situation = {
    stepPlace: at(3),
    from,
    canReopen: () => true,
    canAsk: true,
    basis: (step: number) => 'as now'.slice(0, step),
  }

  it('WZ-13 goes back to an earlier step that can be reopened', () => {
    expect(walk({ ...situation, canReopen: (step) => step === 1 }, entry([0, 1]))).toBe('go')
  })

  it('WZ-13 asks before going back to a step that cannot be reopened', () => {
    expect(walk({ ...situation, canReopen: (step) => step === 1 }, entry([0, 1, 2]))).toBe('ask')
  })

  it('WZ-13 returns from Back while it is unknown whether a time is held', () => {
    expect(walk({ ...situation, canAsk: false }, entry([0, 1]))).toBe('return')
  })

  it('WZ-13 stays if the entry belongs to the current step', () => {
    expect(walk(situation, { ...entry([0, 1, 2, 5]) })).toBe('here')
  })

  it('WZ-13 goes forward only if no earlier step has changed', () => {
    const onward = entry([0, 1, 2, 3, 4])
    const back = { ...situation, stepPlace: at(3) }
    expect(walk({ ...back, from: entry([0, 1, 2, 3], 'now', 'as now') }, onward)).toBe('go')
    // Only the outputs of the target step itself or of later ones have changed.
    expect(walk({ ...back, from: entry([0, 1, 2, 3], 'now', 'as new') }, onward)).toBe('go')
    expect(walk({ ...back, from: entry([0, 1, 2, 3], 'now', 'as before') }, onward)).toBe('return')
    expect(walk(back, onward)).toBe('return')
  })

  it('WZ-13 never reopens an earlier booking', () => {
    expect(walk(situation, entry([0, 1], 'earlier'))).toBe('here')
    expect(walk(situation, entry([0, 1, 2, 3, 4], 'earlier'))).toBe('return')
    expect(walk(situation, { position: 1, stamp: null })).toBe('here')
  })

  it('reading 1: starts a new booking on Back from Kiitos, whatever the target', () => {
    const finished = { ...situation, stepPlace: thanks, from: entry([0, NONE, NONE, NONE, NONE, 1]) }
    expect(walk(finished, entry([0]))).toBe('anew')
    expect(walk(finished, entry([0, 1, 2], 'earlier'))).toBe('anew')
  })
})
