/** Providers of an installation without payments. They offer nothing and reject every payment. */
import type { CardPayments } from './card-payment'
import { BankError, type CreditBank } from './credit-bank'

const noBank = (): Promise<never> => Promise.reject(new BankError(4, 'NOT_ALLOWED', null))

export const noCreditBank: CreditBank = {
  paymentMethods: async () => [],
  bookPayment: noBank,
  bookSignedPayment: noBank,
}

export const noCardPayments: CardPayments = {
  enabled: async () => false,
  getToken: () => Promise.reject(new Error('no card payments')),
  isAuthentic: async () => false,
  askState: async () => null,
  refund: () => Promise.reject(new Error('no card payments')),
}
