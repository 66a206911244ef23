/** A reserved time; `start` and `end` are wall-clock times. */
export interface ReservedTime {
  readonly type: 'EXACT_TIME' | 'DAY_ONLY' | 'HOUR_SERVICE'
  readonly start: string
  readonly end: string
  /** Seconds until the hold expires unless a call extends it; absent for a booked time. */
  readonly heldSeconds?: number
  /** Seconds until the hold expires however often calls extend it; absent for a booked time. */
  readonly heldSecondsAtMost?: number
}
