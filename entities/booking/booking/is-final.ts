import type { HoldStore } from '../hold/hold-store'

const MINUTE_MS = 60_000

/** Whether a call would prolong the hold by less than a minute, so that it is not worth offering. */
export const isFinal = ({ deadline, lastEnd }: Pick<HoldStore, 'deadline' | 'lastEnd'>): boolean =>
  deadline !== null && lastEnd - deadline < MINUTE_MS
