import type { CustomerValues } from './customer-values'

/** What a way of paying asks of the submit of the whole booking. Its fields are read anew each time, so they may be observable. */
export interface Gate {
  /** Why the booking cannot be sent just now, as a sentence for the visitor; null where it can. */
  readonly blockedBecause: string | null
  /** What stands above the submit instead of 'Et maksa mitään ennakkoon…', once that is not so any more. */
  readonly note?: string | null
  /**
   * Runs once the visitor has submitted and the details are saved, right before save-booking. Resolves to whether to go on: not
   * where the visitor is on the way to another page, or where the way of paying says itself what has failed. Never rejects.
   */
  readonly beforeSave: () => Promise<boolean>
}

/** What a way of paying gets from the customer step, which shows it between the customer's fields and the submit. */
export interface PaymentProps {
  /** The details as typed, finished or not: what a form of its own begins with. */
  readonly customer: CustomerValues
  /** The booking is on its way: nothing may be changed any more. */
  readonly isSending: boolean
  /** It is settled how the booking is paid, by this way or another: no other way is offered any more. */
  readonly isSettled: boolean
  /** A place above the step, for what has come of a payment; null until it is there. */
  readonly above: Element | null
  /**
   * Saves what was typed now, for who is about to leave the page (a signing, a card page). Resolves to whether the server has
   * it all; not where the form is not valid yet, of which the step itself says what is wrong.
   */
  readonly saveDetails: () => Promise<boolean>
  /** Puts a gate before the submit, until the returned function is called: the shape of an effect. Keep the gate the same. */
  readonly guard: (gate: Gate) => () => void
}
