import type { Gate } from './gates'

/** Props of a payment method, which the customer step shows between the customer's fields and the submit. */
export interface PaymentProps<Values = unknown> {
  /** The details as typed, valid or not. The method may prefill a form of its own with them. */
  readonly customer: Values
  /** The booking is being sent, so nothing may be changed. */
  readonly isSending: boolean
  /** One of the methods pays the booking, so no other method is offered. */
  readonly isSettled: boolean
  /** The element above the step that shows the outcome of a payment; null until it is mounted. */
  readonly above: Element | null
  /**
   * Saves the details before the visitor leaves the page to sign or to pay. Resolves to true if the server has all of
   * them, and to false if they are not valid or could not be saved. Never rejects.
   */
  readonly saveDetails: () => Promise<boolean>
  /**
   * Adds a gate before the submit and returns the function that removes it, as an effect does. Pass the same gate each
   * time.
   */
  readonly guard: (gate: Gate) => () => void
}

/** Props of the panel or form of a payment method that is offered now. */
export type PaymentFormProps<Values = unknown> = Pick<PaymentProps<Values>, 'customer' | 'isSending' | 'saveDetails'>
