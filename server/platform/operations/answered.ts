/** The data of a response that logs and metrics may contain (reading 39). */
export interface Answered {
  readonly method: string
  /** The contract's path pattern, such as `/repair-target/{id}`, or `UNKNOWN_ROUTE`; never the actual URL. */
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Pseudonym of the session, which does not identify a person; null without a session. */
  readonly session: string | null
  /** Code of a refusal, such as 'XSRF'; null for any other response. */
  readonly code: string | null
}

/** Observer of each response. */
export type Observe = (answered: Answered) => void

/** Route of a call that is not in the contract. */
export const UNKNOWN_ROUTE = 'unknown'
