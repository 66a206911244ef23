import type { CreditGate } from './credit-gate'
import type { CustomerDetails } from './credit-values'

/** What the customer step hands over. */
export interface CreditAccountProps {
  /** What the application begins with. */
  readonly customer: CustomerDetails
  readonly isSending: boolean
  /** It is settled how the booking is paid, perhaps by another way. */
  readonly isSettled: boolean
  /** Above the step, where what has come of it stands. */
  readonly above: Element | null
  /** Resolves to whether the server has the customer's details, which a way to the bank and back must not lose. */
  readonly saveDetails: () => Promise<boolean>
  readonly guard: (gate: CreditGate) => () => void
}

/** What of it the form needs. */
export type ApplicationProps = Omit<CreditAccountProps, 'guard' | 'above' | 'isSettled'>
