import { is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { choiceOf, flagsOf, TireFlags } from './tire-flags'
import { answered, isComplete, questionsOf, type TireChoice, type TireFlag } from './tire-questions'

/** One character per answer. 'hil+' stands for tires in the hotel that stay there, with a tire change. */
const SIGNS = {
  c: 'tireChangeOnly',
  h: 'tireHotel',
  i: 'tiresCurrentlyInHotel',
  n: 'tiresNotCurrentlyInHotelButLeftThere',
  l: 'tiresLeftInHotel',
  p: 'tiresPickedFromHotel',
  '+': 'tireHotelAndChange',
  '-': 'tireHotelOrPickupOnly',
} as const satisfies Readonly<Record<string, TireFlag>>
const ALL: readonly TireFlag[] = Object.values(SIGNS)
const choice = (state: string): TireChoice =>
  Object.entries(SIGNS).flatMap(([sign, flag]) => (state.includes(sign) ? [flag] : []))
const stateOf = (made: TireChoice): string =>
  Object.entries(SIGNS).reduce((state, [sign, flag]) => (made.includes(flag) ? state + sign : state), '')

/** The state after each answer, by the state before. The columns are c h i n l p + -. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  '': ['c', 'h', '', '', '', '', '', ''],
  c: ['c', 'h', 'c', 'c', 'c', 'c', 'c', 'c'],
  h: ['c', 'h', 'hi', 'hn', 'h', 'h', 'h', 'h'],
  hi: ['c', 'hi', 'hi', 'hn', 'hil', 'hip', 'hi', 'hi'],
  hn: ['c', 'hn', 'hi', 'hn', 'hn', 'hn', 'hn+', 'hn-'],
  'hn+': ['c', 'hn+', 'hi', 'hn+', 'hn+', 'hn+', 'hn+', 'hn-'],
  'hn-': ['c', 'hn-', 'hi', 'hn-', 'hn-', 'hn-', 'hn+', 'hn-'],
  hil: ['c', 'hil', 'hil', 'hn', 'hil', 'hip', 'hil+', 'hil-'],
  'hil+': ['c', 'hil+', 'hil+', 'hn', 'hil+', 'hip', 'hil+', 'hil-'],
  'hil-': ['c', 'hil-', 'hil-', 'hn', 'hil-', 'hip', 'hil+', 'hil-'],
  hip: ['c', 'hip', 'hip', 'hn', 'hil', 'hip', 'hip+', 'hip-'],
  'hip+': ['c', 'hip+', 'hip+', 'hn', 'hil', 'hip+', 'hip+', 'hip-'],
  'hip-': ['c', 'hip-', 'hip-', 'hn', 'hil', 'hip-', 'hip+', 'hip-'],
}
const COMPLETE = ['c', 'hn+', 'hn-', 'hil+', 'hil-', 'hip+', 'hip-']

describe('the tire questions', () => {
  it.each(Object.entries(TABLE))(
    'TI-02 TI-03 TI-04 TI-05 lead from «%s» to the next state for each answer',
    (state, after) => {
      expect(ALL.map((answer) => stateOf(answered(choice(state), answer)))).toEqual(after)
    },
  )

  it('TI-02 TI-05 TI-08 reach no other states, and are complete in seven of them', () => {
    const reached = new Set([''])
    for (const state of reached) for (const answer of ALL) reached.add(stateOf(answered(choice(state), answer)))
    expect([...reached].toSorted()).toEqual(Object.keys(TABLE).toSorted())
    expect([...reached].filter((state) => isComplete(choice(state))).toSorted()).toEqual(COMPLETE.toSorted())
  })

  it.each([
    ['', ['service']],
    ['c', ['service']],
    ['h', ['service', 'current']],
    ['hi', ['service', 'current', 'stay']],
    ['hn', ['service', 'current', 'change']],
    ['hip', ['service', 'current', 'stay', 'change']],
    ['hil+', ['service', 'current', 'stay', 'change']],
  ])('TI-02 TI-03 TI-05 show the answered questions and the next one: «%s»', (state, questions) => {
    expect(questionsOf(choice(state))).toEqual(questions)
  })
})

describe('the stored flags', () => {
  it('TI-11 contain one flag per answer, and restore every state', () => {
    for (const state of Object.keys(TABLE)) {
      const flags = flagsOf(choice(state))
      expect(Object.keys(flags).toSorted()).toEqual(ALL.toSorted())
      expect(stateOf(choiceOf(flags) ?? [])).toBe(state)
    }
  })

  it('TI-11 are valid only if complete and boolean', () => {
    const flags = flagsOf(choice('hil'))
    expect(is(flags, TireFlags)).toBe(true)
    for (const flag of ALL) {
      const { [flag]: _, ...others } = flags
      expect(is(others, TireFlags)).toBe(false)
      expect(is({ ...flags, [flag]: 'true' }, TireFlags)).toBe(false)
    }
  })

  it('TI-11 are rejected in every other combination', () => {
    const combinations = Array.from({ length: 2 ** ALL.length }, (_, bits) =>
      ALL.filter((_flag, at) => (bits >> at) & 1),
    )
    const known = combinations.filter((set) => choiceOf(flagsOf(set)) !== null)
    expect(known.map(stateOf).toSorted()).toEqual(Object.keys(TABLE).toSorted())
  })
})
