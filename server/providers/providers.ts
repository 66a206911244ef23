import type { CardPayments } from './card-payment'
import type { CreditBank } from './credit-bank'
import type { Financing } from './financing'
import { noCardPayments, noCreditBank } from './no-payments'
import type { VehicleRegister } from './vehicle-register'

/** External services that the server uses, as ports. */
export interface Providers {
  readonly vehicleRegister: VehicleRegister
  readonly financing: Financing
  readonly creditBank: CreditBank
  readonly cardPayments: CardPayments
}

/**
 * Providers of an installation without the sandbox and without its own bank. It offers neither credit nor card payment.
 */
export const noPaymentProviders: Omit<Providers, 'vehicleRegister'> = {
  financing: { terms: async () => null },
  creditBank: noCreditBank,
  cardPayments: noCardPayments,
}
