import type { Client } from '#shared/api/client'
import { creditPaymentMethods } from '#shared/api/contract/payments/credit-bank'
import type { PaymentMethod } from '#shared/api/nouns/credit'
import type { Identifier } from '#shared/api/nouns/lenient'
import { Resource } from '#shared/store/resource'
import { isBankRefusal } from './bank-errors'

/** API calls of the payment methods. */
export const methodCalls = { creditPaymentMethods }

/** Loads the payment methods of the bank for an amount in euros. The first one is used. */
export const paymentMethods = (api: Client<typeof methodCalls>) =>
  new Resource<[amount: number, organizationId: Identifier | undefined], readonly PaymentMethod[]>(
    (signal, amount, organizationId) => {
      const query = organizationId === undefined ? { amount } : { amount, organizationId }
      return api.creditPaymentMethods({ query }, { signal, handlesError: isBankRefusal })
    },
  )

/** Names the method that opens an account, unless the visitor says that they have one (CR-04, AS-04). */
const NEW_ACCOUNT = 'NEWACCOUNT'
export const opensAccount = ({
  id,
  type,
  specificType,
}: Pick<PaymentMethod, 'id' | 'type' | 'specificType'>): boolean => [id, type, specificType].includes(NEW_ACCOUNT)

/** Returns the contract type that the server stores. */
export const contractType = (method: PaymentMethod, hasAccount: boolean): 'NEW' | 'EXISTING' =>
  opensAccount(method) && !hasAccount ? 'NEW' : 'EXISTING'
