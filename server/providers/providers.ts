import type { Database } from '../store/database'
import { sandboxCardPayments, type CardPayments } from './card-payment'
import type { CreditBank } from './credit-bank'
import { sandboxCreditBank } from './credit-bank-sandbox'
import { sandboxFinancing, type Financing } from './financing'
import { sandboxVehicleRegister, type VehicleRegister } from './vehicle-register'

/** The services of others that the server asks, as ports. */
export interface Providers {
  readonly vehicleRegister: VehicleRegister
  readonly financing: Financing
  readonly creditBank: CreditBank
  readonly cardPayments: CardPayments
}

/** Sandboxes of them all, inside the server. `secret` is the installation's. */
export const sandboxProviders = (db: Database, secret: string): Providers => ({
  vehicleRegister: sandboxVehicleRegister(db),
  financing: sandboxFinancing(db),
  creditBank: sandboxCreditBank(db),
  cardPayments: sandboxCardPayments(secret),
})
