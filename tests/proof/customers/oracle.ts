/** Reads the surfaces of one customer. Knows the customer's acts and the server's record, and nothing of the screens. */
import type { Booking } from '#shared/api/nouns/entities'
import { contradictions } from './rules/contradictions'
import { promises } from './rules/promises'
import { sameEverywhere } from './rules/same'
import { sums } from './rules/sums'
import { told } from './rules/told'
import type { Story } from './story'

/** What a rule finds: the surface, and what stands there against what should. */
export interface Fault {
  readonly surface: string
  readonly rule: string
  readonly says: string
  readonly but: string
}

export interface Judged {
  readonly story: Story
  /** The booking as the server has told it last. */
  readonly record: Booking
  /** The booking as it was when its link was opened first. */
}

export const faultsOf = (judged: Judged): Fault[] =>
  [sums, sameEverywhere, told, contradictions, promises].flatMap((rule) => rule(judged))

/** The acts as a list, then each fault with its surface and the two sentences or figures. */
export const explain = (story: Story, faults: readonly Fault[]): string =>
  [
    story.told(),
    ...faults.map(({ surface, rule, says, but }) => `[${rule}] ${surface}: «${says}»\n   mutta: «${but}»`),
  ].join('\n')
