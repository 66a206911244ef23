import type { StoreDefinition } from '#shared/store/define-store'

/** How a booking is sent; handed in by the process, since sending is another feature's work. */
export interface Completion {
  /** Resolves to whether the booking was saved; never rejects. */
  readonly save: () => Promise<boolean>
  readonly hasFailed: boolean
  /** No answer came, and the server is being asked what became of the booking. */
  readonly isAsking: boolean
  /** Nobody could tell whether the booking was saved: `save` asks again, and nothing may be written to it before. */
  readonly isUncertain: boolean
  /** Forgets an earlier failure, which may be another booking's. */
  readonly begin: () => void
}

/** Where the way to send comes from: code of its own, which is fetched with the step and not with the page. */
export type LoadCompletion = () => Promise<StoreDefinition<Completion>>
