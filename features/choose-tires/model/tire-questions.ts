/** The questions about the tires, as a table: each answer belongs to one question and leads to the next, or to none. */

export type Question = 'service' | 'current' | 'stay' | 'change'

interface Transition {
  readonly of: Question
  /** null: with this answer the choice is complete. */
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

/** The answers; each is a selection flag of SPEC.md section 3. */
export type TireFlag = keyof typeof TRANSITIONS

/** The answers given so far, in the order of their questions; none at first. */
export type TireChoice = readonly TireFlag[]

const questionOf = (answer: TireFlag): Question => TRANSITIONS[answer].of

/** The question to be answered next; null where the choice is complete. */
export function openQuestion(choice: TireChoice): Question | null {
  const last = choice.at(-1)
  return last === undefined ? FIRST : TRANSITIONS[last].next
}

/** The questions to be shown: those answered, then the open one. */
export function questionsOf(choice: TireChoice): Question[] {
  const open = openQuestion(choice)
  return [...choice.map(questionOf), ...(open ? [open] : [])]
}

export const isComplete = (choice: TireChoice): boolean => openQuestion(choice) === null

/**
 * The choice with one more answer. Another answer to an earlier question takes the later ones with it; the same answer again,
 * and an answer to a question that is not asked, changes nothing.
 */
export function answered(choice: TireChoice, answer: TireFlag): TireChoice {
  if (choice.includes(answer)) return choice
  const at = questionsOf(choice).indexOf(questionOf(answer))
  return at < 0 ? choice : [...choice.slice(0, at), answer]
}
