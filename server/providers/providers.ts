import type { Database } from '../platform/database/database'
import { SANDBOX_HOST } from '../sandbox/site'
import type { CardPayments } from './card-payment'
import { sandboxCardPayments } from './card-payment-sandbox'
import type { CreditBank } from './credit-bank'
import { sandboxCreditBank } from './credit-bank-sandbox'
import { sandboxFinancing, type Financing } from './financing'
import { noCardPayments, noCreditBank } from './no-payments'
import { sandboxVehicleRegister, type VehicleRegister } from './vehicle-register'

/** External services that the server uses, as ports. */
export interface Providers {
  readonly vehicleRegister: VehicleRegister
  readonly financing: Financing
  readonly creditBank: CreditBank
  readonly cardPayments: CardPayments
}

/** Default origin of the sandbox's pages. */
const SANDBOX_ORIGIN = `http://${SANDBOX_HOST}:3001`

/**
 * Creates sandboxes of all providers inside the server. `secret` is the installation's; `origin` is the origin of the
 * sandbox's pages.
 */
export const sandboxProviders = (db: Database, secret: string, origin = SANDBOX_ORIGIN): Providers => ({
  vehicleRegister: sandboxVehicleRegister(db),
  financing: sandboxFinancing(db),
  creditBank: sandboxCreditBank(db, origin),
  cardPayments: sandboxCardPayments(db, secret, origin),
})

/**
 * Providers of an installation without the sandbox and without its own bank. It offers neither credit nor card payment.
 */
export const noPaymentProviders: Omit<Providers, 'vehicleRegister'> = {
  financing: { terms: async () => null },
  creditBank: noCreditBank,
  cardPayments: noCardPayments,
}
