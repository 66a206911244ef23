import type { StoreDefinition } from '#shared/store/define-store'

/** The submit of the booking. The process passes it in, because another feature implements it. */
export interface Completion {
  /** Submits the booking. Resolves to true if it was saved; never rejects. */
  readonly save: () => Promise<boolean>
  readonly hasFailed: boolean
  /** No response arrived, and the request is being retried. */
  readonly isAsking: boolean
  /** The outcome of the submit is unknown. `save` finds it out; until then nothing may change the booking. */
  readonly isUncertain: boolean
  /** Clears an earlier failure, which may belong to another booking. */
  readonly begin: () => void
}

/** Loads the submit's chunk, together with the step's chunk. */
export type LoadCompletion = () => Promise<StoreDefinition<Completion>>
