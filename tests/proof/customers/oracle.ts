/** Reads the surfaces of one customer. Knows the customer's acts and the server's record, and nothing of the screens. */
import { contradictions } from './rules/contradictions'
import { promises } from './rules/promises'
import type { Fault, Judged } from './rules/rule'
import { sameEverywhere } from './rules/same'
import { sums } from './rules/sums'
import { told } from './rules/told'
import type { Story } from './story'

export const faultsOf = (judged: Judged): Fault[] =>
  [sums, sameEverywhere, told, contradictions, promises].flatMap((rule) => rule(judged))

/** The acts as a list, then each fault with its surface and the two sentences or figures. */
export const explain = (story: Story, faults: readonly Fault[]): string =>
  [
    story.told(),
    ...faults.map(({ surface, rule, says, but }) => `[${rule}] ${surface}: «${says}»\n   mutta: «${but}»`),
  ].join('\n')
