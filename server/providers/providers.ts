import type { Database } from '../store/database'
import { createCardSandbox, type CardPayments } from './card-payment'
import type { CreditBank } from './credit-bank'
import { createCreditBankSandbox } from './credit-bank-sandbox'
import { createFinancingSandbox, type Financing } from './financing'

/** The services of others that the server uses for payments. */
export interface Providers {
  readonly financing: Financing
  readonly creditBank: CreditBank
  readonly cardPayments: CardPayments
}

/** Sandboxes of them all, inside the server. */
export const sandboxProviders = (db: Database, secret: string): Providers => ({
  financing: createFinancingSandbox(db),
  creditBank: createCreditBankSandbox(db),
  cardPayments: createCardSandbox(secret),
})
