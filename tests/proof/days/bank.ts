/** A card payment provider that outlives the server. It keeps the true amounts, and can lose its answer to a refund. */
import { authCodeOf, type CardPayments } from '#server/providers/card-payment'
import type { CardState } from '#server/providers/card-payment'

const KEY = 'key of the simulated bank'

interface Account {
  readonly amountCents: number
  state: CardState
  refundedCents: number
}

export interface Bank extends CardPayments {
  readonly accounts: ReadonlyMap<string, Account>
  /** The customer pays. Returns the parameters that the browser brings back. */
  readonly pay: (orderNumber: string) => { orderNumber: string; paymentState: string; authCode: string }
}

/** `trouble` returns a fate for each refund: done, refused, or done without an answer. */
export function openBank(trouble: () => 'done' | 'refused' | 'silent'): Bank {
  const accounts = new Map<string, Account>()
  return {
    accounts,
    enabled: async () => true,
    getToken: async ({ orderNumber, amountCents }) => {
      accounts.set(orderNumber, { amountCents, state: 'STARTED', refundedCents: 0 })
      return { token: orderNumber, url: null }
    },
    pay: (orderNumber) => {
      const account = accounts.get(orderNumber)
      if (account) account.state = 'PAID'
      const status = { orderNumber, paymentState: '0' }
      return { ...status, authCode: authCodeOf(KEY, status) }
    },
    isAuthentic: async (status) => authCodeOf(KEY, status) === status.authCode,
    refund: async ({ orderNumber, totalCents }) => {
      const fate = trouble()
      const account = accounts.get(orderNumber)
      if (account && fate !== 'refused') account.refundedCents = Math.max(account.refundedCents, totalCents)
      if (fate !== 'done') throw new Error(`the bank: ${fate}`)
    },
    askState: async (orderNumber) => accounts.get(orderNumber) ?? null,
  }
}
