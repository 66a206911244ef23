import type { Fact } from './fact'
import { labelOf, textOf } from './words'

/** Facts that the entry itself shows as its time and place. */
const SHOWN_BY_ENTRY = new Set<Fact['kind']>(['time', 'workshop', 'address'])

/** Returns the lines of a calendar entry's description. The entry itself has the time and the place. */
export const entryText = (facts: readonly Fact[]): string[] =>
  facts.filter(({ kind }) => !SHOWN_BY_ENTRY.has(kind)).map(lineOf)

function lineOf(fact: Fact): string {
  if (fact.kind === 'service') return [fact.name, ...fact.remarks].join(', ')
  return fact.kind === 'plate' || fact.kind === 'vehicle' ? textOf(fact) : `${labelOf(fact)}: ${textOf(fact)}`
}
