import type { Given } from '#tests/harness/visitors/fill-booking'

const DAY_MS = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A booking at a workshop where no other walk books, in the next days by the real clock. */
export const inTheNextDays = (): Given => ({ organizationId: 7, days: { start: dayIn(1), end: dayIn(20) } })
