/** The tire questions as a transition table. Each answer belongs to one question and leads to the next, or to none. */

export type Question = 'service' | 'current' | 'stay' | 'change'

interface Transition {
  readonly of: Question
  /** The next question, or null if this answer completes the choice. */
  readonly next: Question | null
}

const FIRST: Question = 'service'

const TRANSITIONS = {
  tireChangeOnly: { of: 'service', next: null },
  tireHotel: { of: 'service', next: 'current' },
  tiresCurrentlyInHotel: { of: 'current', next: 'stay' },
  tiresNotCurrentlyInHotelButLeftThere: { of: 'current', next: 'change' },
  tiresLeftInHotel: { of: 'stay', next: 'change' },
  tiresPickedFromHotel: { of: 'stay', next: 'change' },
  tireHotelAndChange: { of: 'change', next: null },
  tireHotelOrPickupOnly: { of: 'change', next: null },
} as const satisfies Readonly<Record<string, Transition>>

/** An answer. Each one is a selection flag of specification section 3. */
export type TireFlag = keyof typeof TRANSITIONS

/** The answers so far, in the order of their questions. */
export type TireChoice = readonly TireFlag[]

const questionOf = (answer: TireFlag): Question => TRANSITIONS[answer].of

/** Returns the next question, or null if the choice is complete. */
export function openQuestion(choice: TireChoice): Question | null {
  const last = choice.at(-1)
  return last === undefined ? FIRST : TRANSITIONS[last].next
}

/** Returns the questions to show: the answered ones, then the open one. */
export function questionsOf(choice: TireChoice): Question[] {
  const open = openQuestion(choice)
  return [...choice.map(questionOf), ...(open ? [open] : [])]
}

export const isComplete = (choice: TireChoice): boolean => openQuestion(choice) === null

/**
 * Returns the choice with one more answer. A new answer to an earlier question discards the later answers. A repeated
 * answer, or an answer to a question not shown, changes nothing.
 */
export function answered(choice: TireChoice, answer: TireFlag): TireChoice {
  if (choice.includes(answer)) return choice
  const at = questionsOf(choice).indexOf(questionOf(answer))
  return at < 0 ? choice : [...choice.slice(0, at), answer]
}
