import * as cardPayment from '#shared/api/contract/payments/card'
import * as creditBank from '#shared/api/contract/payments/credit-bank'
import * as financing from '#shared/api/contract/payments/financing'

/** Calls that may wait for a provider outside: the vehicle register, financing, the bank or card payments. */
export const ASKING_PROVIDERS: ReadonlySet<string> = new Set([
  'searchVehicle',
  ...[cardPayment, creditBank, financing].flatMap((calls) => Object.keys(calls)),
])
