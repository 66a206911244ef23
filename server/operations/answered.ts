/** An answer as it may be told of to those who run the server (READINGS.md 39). */
export interface Answered {
  readonly method: string
  /** The call's path as the contract writes it, `/repair-target/{id}`, or a word; never the address that was asked for. */
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Tells one visit from another and leads back to nobody; null without a session. */
  readonly session: string | null
}

/** What is done with each answer. */
export type Observe = (answered: Answered) => void

/** A call that the contract does not have. */
export const UNKNOWN_ROUTE = 'unknown'
