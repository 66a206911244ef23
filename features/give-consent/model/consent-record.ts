import { array, boolean, enums, number, object, type } from 'superstruct'
import type { ConsentEvent } from '#shared/events'

/** What a visitor may consent to beyond what the booking needs. */
export type Use = keyof ConsentEvent
export const USES: readonly Use[] = ['analytics', 'marketing']

/** The choice as it is kept: what was asked, what was said, and when. */
export const ConsentRecord = type({
  version: number(),
  uses: array(enums(['analytics', 'marketing'])),
  /** Milliseconds since the epoch. */
  at: number(),
  choices: object({ analytics: boolean(), marketing: boolean() }),
})
export type ConsentRecord = typeof ConsentRecord.TYPE

/** To be raised when what is asked gets another meaning; every visitor is asked again then. */
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

/** Whether a choice still stands: for a year, for just what is asked now, and not from a clock that was wrong. */
export function stands(record: ConsentRecord | null, uses: readonly Use[], now: number): record is ConsentRecord {
  if (record === null || record.version !== VERSION || record.at > now) return false
  const ends = new Date(record.at)
  ends.setUTCMonth(ends.getUTCMonth() + MONTHS)
  return now < ends.getTime() && USES.every((use) => record.uses.includes(use) === uses.includes(use))
}
