/** A time that a lift has again. `start` and `end` are wall-clock times. */
export interface FreedTime {
  readonly organizationId: number
  readonly resourceId: number
  readonly start: string
  readonly end: string
}
