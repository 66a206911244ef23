import { mostUrgent, type Advice, type WarningLight } from '#entities/warning-light'

export interface Choice {
  readonly label: string
  /** What the choice adds to the text. Empty adds nothing, as with 'En tiedä'. */
  readonly words: string
  /** Advice to the driver that replaces the one of the complaint. */
  readonly advice?: Advice
}

export interface Question {
  readonly ask: string
  readonly choices: readonly Choice[]
  /** True if the words follow the earlier ones without a comma: 'vinkuvat jarrutettaessa'. */
  readonly isJoined?: boolean
}

/** Something that can be wrong with a car, with the questions that a mechanic would ask about it. */
export interface Complaint {
  readonly title: string
  /** Begins the text: 'Jarrut: …'. */
  readonly subject: string
  /** Words that are known before any answer. Without them the first question must be answered. */
  readonly lead?: string
  readonly questions: readonly Question[]
  /** The warning light that the complaint is about. */
  readonly light?: WarningLight
  /** Advice to the driver until an answer gives another. */
  readonly advice?: Advice
}

/** Label of the chosen choice by question. */
export type Answers = Readonly<Record<string, string>>

interface Answered {
  readonly question: Question
  readonly choice: Choice
}

/** Returns the answered questions in the order in which they are asked. */
function answeredOf({ questions }: Complaint, answers: Answers): readonly Answered[] {
  return questions.flatMap((question) => {
    const choice = question.choices.find(({ label }) => label === answers[question.ask])
    return choice ? [{ question, choice }] : []
  })
}

/** Returns the question without whose answer the text would say nothing, or null. */
export const missingOf = ({ lead, questions }: Complaint, answers: Answers): Question | null => {
  const [first] = questions
  return lead !== undefined || !first || answers[first.ask] !== undefined ? null : first
}

/** Returns one readable text, such as 'Jarrut: vinkuvat jarrutettaessa, edestä, viikon ajan'. */
export function symptomText(complaint: Complaint, answers: Answers): string {
  let words = complaint.lead ?? ''
  for (const { question, choice } of answeredOf(complaint, answers)) {
    if (choice.words === '') continue
    if (words !== '') words += question.isJoined ? ' ' : ', '
    words += choice.words
  }
  return words === '' ? complaint.subject : `${complaint.subject}: ${words}`
}

/** Returns the most urgent advice of the answers, else that of the complaint, else null. */
export function adviceOf(complaint: Complaint, answers: Answers): Advice | null {
  const given = answeredOf(complaint, answers).flatMap(({ choice: { advice } }) => advice ?? [])
  return mostUrgent(given) ?? complaint.advice ?? null
}
