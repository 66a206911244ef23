import { REST_ROOT } from '#shared/api/rest-root'
import { publicOrigin, type Config } from './config'
import type { Database } from './platform/database/database'
import { noPaymentProviders, type Providers } from './providers/providers'
import { sandboxProviders, sandboxVehicleRegister } from './sandbox/providers'
import { vismaPayCardPayments } from './visma-pay/card-payments'

interface Installation {
  readonly config: Pick<Config, 'vismaPay' | 'apiPrefix' | 'mail'>
  readonly db: Database
  readonly secret: string
  /** Origin of the sandbox's pages; null without a sandbox. */
  readonly sandboxOrigin: string | null
  /** The chain's own providers, which come before all others. */
  readonly own?: Partial<Providers> | undefined
}

/** Returns the providers that an installation chooses: the sandbox's or none, Visma Pay for cards if it is set up, and its own. */
export function installedProviders({ config, db, secret, sandboxOrigin, own }: Installation): Providers {
  const usual =
    sandboxOrigin === null
      ? { vehicleRegister: sandboxVehicleRegister(db), ...noPaymentProviders }
      : sandboxProviders(db, secret, sandboxOrigin)
  const origin = publicOrigin(config)
  const cards =
    config.vismaPay && origin !== null
      ? { cardPayments: vismaPayCardPayments(config.vismaPay, origin + config.apiPrefix + REST_ROOT) }
      : {}
  return { ...usual, ...cards, ...own }
}
