import type { Database } from '../platform/database/database'
import type { Providers } from '../providers/providers'
import type { VehicleRegister } from '../providers/vehicle-register'
import { findCreditTerms } from '../sections/payments/financing/index'
import { findVehicle } from '../sections/vehicle/index'
import { sandboxCardPayments } from './card-payments'
import { sandboxCreditBank } from './credit-bank'
import { SANDBOX_HOST } from './site'

/** Creates the demo's vehicle register, which reads the server's own table. */
export const sandboxVehicleRegister = (db: Database): VehicleRegister => ({
  find: (registerNumber) => findVehicle(db, registerNumber),
})

/** Default origin of the sandbox's pages. */
const SANDBOX_ORIGIN = `http://${SANDBOX_HOST}:3001`

/**
 * Creates sandboxes of all providers inside the server. `secret` is the installation's; `origin` is the origin of the
 * sandbox's pages.
 */
export const sandboxProviders = (db: Database, secret: string, origin = SANDBOX_ORIGIN): Providers => ({
  vehicleRegister: sandboxVehicleRegister(db),
  financing: { terms: (organizationId) => findCreditTerms(db, organizationId) },
  creditBank: sandboxCreditBank(db, origin),
  cardPayments: sandboxCardPayments(db, secret, origin),
})
