import { array, boolean, enums, number, object, type } from 'superstruct'
import type { ConsentEvent } from '#shared/events'

/** Optional purposes that the visitor may consent to. */
export type Use = keyof ConsentEvent
export const USES: readonly Use[] = ['analytics', 'marketing']

/** The stored choice: the purposes asked, the answers, and the time. */
export const ConsentRecord = type({
  version: number(),
  uses: array(enums(['analytics', 'marketing'])),
  /** Milliseconds since the epoch. */
  at: number(),
  choices: object({ analytics: boolean(), marketing: boolean() }),
})
export type ConsentRecord = typeof ConsentRecord.TYPE

/** Increment it when the meaning of a question changes, so that every visitor is asked again. */
const VERSION = 1
const MONTHS = 12

export const recordOf = (choices: ConsentEvent, uses: readonly Use[], at: number): ConsentRecord => ({
  version: VERSION,
  uses: [...uses],
  at,
  choices: {
    analytics: choices.analytics && uses.includes('analytics'),
    marketing: choices.marketing && uses.includes('marketing'),
  },
})

/** Tests whether a choice is valid: less than a year old, for exactly the current purposes, and not from the future. */
export function stands(record: ConsentRecord | null, uses: readonly Use[], now: number): record is ConsentRecord {
  if (record === null || record.version !== VERSION || record.at > now) return false
  const ends = new Date(record.at)
  ends.setUTCMonth(ends.getUTCMonth() + MONTHS)
  return now < ends.getTime() && USES.every((use) => record.uses.includes(use) === uses.includes(use))
}
