import { colourWord, titleOf, type LightColour, type WarningLight } from '#entities/warning-light'
import type { Answers, Choice, Complaint, Question } from './complaint'
import { SINCE, UNKNOWN } from './common'

/** Returns the complaint about a warning light. A light that cars show in two colours asks for the colour first. */
export function lightComplaint(light: WarningLight): Complaint {
  const { name, colours } = light
  const [usual] = colours
  const isPlain = usual !== undefined && colours.length === 1
  const strictest = colours.find(({ colour }) => colour === 'red') ?? usual
  return {
    title: titleOf(light),
    light,
    subject: 'Merkkivalo',
    lead: isPlain ? `${name} (${colourWord(usual.colour)})` : name,
    // As long as the colour is unknown, the more urgent advice holds.
    ...(strictest && { advice: strictest.advice }),
    questions: [...(isPlain ? [] : [colourQuestion(light)]), mannerQuestion(light), SINCE],
  }
}

const COLOUR = 'Minkä värinen valo on?'
const LABELS = { red: 'Punainen', amber: 'Keltainen' } as const

const colourQuestion = ({ colours }: WarningLight): Question => ({
  ask: COLOUR,
  isJoined: true,
  choices: [
    ...colours.map(({ colour, advice }): Choice => ({
      label: LABELS[colour],
      words: `(${colourWord(colour)})`,
      advice,
    })),
    UNKNOWN,
  ],
})

/** Returns the colour of the light as far as it is known: its only one, or the chosen one. */
export function knownColour({ colours }: WarningLight, answers: Answers): LightColour | null {
  const known = colours.length === 1 ? colours : colours.filter(({ colour }) => LABELS[colour] === answers[COLOUR])
  return known[0]?.colour ?? null
}

const mannerQuestion = ({ flashing }: WarningLight): Question => ({
  ask: 'Miten valo palaa?',
  choices: [
    { label: 'Palaa jatkuvasti', words: 'palaa jatkuvasti' },
    { label: 'Vilkkuu', words: 'vilkkuu', ...(flashing && { advice: flashing }) },
    { label: 'Syttyy välillä', words: 'syttyy välillä' },
    { label: 'Sammui jo', words: 'on jo sammunut' },
    UNKNOWN,
  ],
})
