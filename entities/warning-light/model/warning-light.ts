/** Usual colours of a warning light. The colour tells how urgent it is, never which light it is. */
export type LightColour = 'red' | 'amber'

/** 'stop' means that the car must not be driven on, 'careful' that it may be driven to a workshop. */
export type Urgency = 'stop' | 'careful' | 'drive'

/** Whether the driver may drive on, and a sentence of detail. */
export interface Advice {
  readonly urgency: Urgency
  readonly detail: string
}

export interface WarningLight {
  /** Name in the middle of a sentence. */
  readonly name: string
  readonly meaning: string
  /** The colours in which cars show the light, the usual one first, each with its advice. */
  readonly colours: readonly { readonly colour: LightColour; readonly advice: Advice }[]
  /** Advice that replaces the others while the light flashes. */
  readonly flashing?: Advice
  /** Path on 48 by 48 units. */
  readonly drawing: string
}

/** Colour in which most cars show the light. */
export const usualColour = ({ colours }: WarningLight): LightColour => colours[0]?.colour ?? 'red'

/** Name of a light at the beginning of a line, such as 'ABS-jarrut' or 'Öljynpaine'. */
export const titleOf = ({ name }: WarningLight): string => name.charAt(0).toUpperCase() + name.slice(1)

const URGENCIES: readonly Urgency[] = ['drive', 'careful', 'stop']

/** Returns the most urgent advice, the first of equal ones, or null without any. */
export const mostUrgent = (all: readonly Advice[]): Advice | null =>
  all.reduce<Advice | null>(
    (most, one) => (most && URGENCIES.indexOf(one.urgency) <= URGENCIES.indexOf(most.urgency) ? most : one),
    null,
  )
