import type { Choice, Question } from './complaint'

/** The visitor does not know: an answer too, which adds nothing to the text. */
export const UNKNOWN: Choice = { label: 'En tiedä', words: '' }

/** For how long the fault has existed. */
export const SINCE: Question = {
  ask: 'Kuinka kauan?',
  choices: [
    { label: 'Alkoi tänään', words: 'alkoi tänään' },
    { label: 'Muutaman päivän', words: 'muutaman päivän ajan' },
    { label: 'Viikon', words: 'viikon ajan' },
    { label: 'Kuukauden', words: 'kuukauden ajan' },
    { label: 'Kauemmin', words: 'yli kuukauden ajan' },
    UNKNOWN,
  ],
}
