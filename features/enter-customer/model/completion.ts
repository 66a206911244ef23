import type { StoreDefinition } from '#shared/store/define-store'

/** How a booking is sent; handed in by the process, since sending is another feature's work. */
export interface Completion {
  /** Resolves to whether the booking was saved; never rejects. */
  readonly save: () => Promise<boolean>
  readonly hasFailed: boolean
  /** Forgets an earlier failure, which may be another booking's. */
  readonly begin: () => void
}

export interface EnterCustomerOptions {
  readonly completion: StoreDefinition<Completion>
}
