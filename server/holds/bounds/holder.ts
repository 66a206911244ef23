import { keyed } from '../../platform/secrets'
import { callerOf, networkOf } from '../../platform/throttle/network'

/** HMACs of the address and the network of a visitor who takes a time, because an address is personal data. */
export interface Holder {
  readonly address: string
  readonly network: string
}

export const holderAt = (secret: string, address: string): Holder => ({
  address: keyed(secret, 'hold', callerOf(address)),
  network: keyed(secret, 'hold network', networkOf(address)),
})
