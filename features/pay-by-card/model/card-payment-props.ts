import type { CardGate } from './card-gate'

/** What the customer step gives a way to pay, as far as a card needs it. */
export interface CardPaymentProps {
  readonly isSending: boolean
  /** It is settled how the booking is paid, perhaps by another way. */
  readonly isSettled: boolean
  /** Above the step, where what has come of it stands. */
  readonly above: Element | null
  /** Resolves to whether the server has the customer's details, which a way to the payment and back must not lose. */
  readonly saveDetails: () => Promise<boolean>
  readonly guard: (gate: CardGate) => () => void
}
