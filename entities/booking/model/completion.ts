import type { Booking } from '#shared/api/nouns/booking'
import type { Sending } from '#shared/booking-facts/sending'
import type { PriceChange } from '#shared/booking-facts/shown-price'
import type { TooMany } from '#shared/api/too-many'
import type { StoreDefinition } from '#shared/store/define-store'

/** What is sent: one of a booking's kinds, or a request that reserves no time. */
export type SentKind = Sending | 'request'

/**
 * How a process ends (PM-04), which the customer step asks. `loadFinishBooking` saves a booking with its time, and `thanks` shows
 * it. `sendRequest` and `thanksForRequest` are another such pair, and a process may have its own.
 */
export interface Completion {
  readonly sends: SentKind
  /** Why it cannot be sent yet, apart from the visitor's details; null if it can be. `isUnsaved` says that those are not saved. */
  readonly blockedBecause: (isUnsaved: boolean) => string | null
  /** What was sent, for the thanks; null before. */
  readonly receipt: Booking | null
  /**
   * Submits the booking, once `beforeSave` resolves to true. It is called when the price is known to be the one shown.
   * Resolves to true if the booking was saved; never rejects.
   */
  readonly save: (beforeSave: () => Promise<boolean>) => Promise<boolean>
  /** The price has changed since the visitor saw it, so nothing was sent or saved; null otherwise. */
  readonly change: PriceChange | null
  /** Ends the question about the price. */
  readonly accept: () => void
  readonly hasFailed: boolean
  /** The server takes no more bookings of the visitor or the customer for now; null otherwise. */
  readonly tooMany: TooMany | null
  /** No response arrived, and the request is being retried. */
  readonly isAsking: boolean
  /** The outcome of the submit is unknown. Until it is known nothing may change the booking. */
  readonly isUncertain: boolean
  /** Another `save` finds the outcome out. False if it could make a second booking, so that only the visitor may repeat it. */
  readonly isRepeatable: boolean
  /** An attempt without an outcome may have saved the booking, also after a later one has failed. */
  readonly mayBeSaved: boolean
  /** Clears an earlier failure, which may belong to another booking. */
  readonly begin: () => void
}

/** Loads the submit's chunk, together with the step's chunk. */
export type LoadCompletion = () => Promise<StoreDefinition<Completion>>
