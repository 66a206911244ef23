import { Refusal } from '../../../platform/refusal'
import { keyed } from '../../../platform/secrets'
import type { Database } from '../../../platform/database/database'
import { countHolds, type Holder } from '../store/holder'
import { callerOf, networkOf } from '../../../platform/throttle/network'

/**
 * Most living holds at one workshop. A family or a workplace may choose times at once, and the customers of a mobile
 * operator share a network.
 */
export const MOST_HOLDS = { address: 4, network: 12 } as const

/** Returns HMACs of an address and of its network, because an address is personal data. */
export const holderAt = (secret: string, address: string): Holder => ({
  address: keyed(secret, 'hold', callerOf(address)),
  network: keyed(secret, 'hold network', networkOf(address)),
})

interface Asked {
  readonly holder: Holder
  readonly organizationId: number
  readonly sessionId: string
  /** Factor on `MOST_HOLDS`; 0 for no bound. */
  readonly factor: number
}

/**
 * Throws a `Refusal` (429) if other sessions of the address or the network hold too many times at the workshop. The
 * caller has locked the workshop.
 */
export async function refuseManyHolds(
  tx: Database,
  { holder, organizationId, sessionId, factor }: Asked,
): Promise<void> {
  if (factor === 0) return
  const held = await countHolds(tx, { ...holder, organizationId, sessionId })
  if (held.ofAddress >= MOST_HOLDS.address * factor) throw tooManyHolds(held.addressEndsIn)
  if (held.ofNetwork >= MOST_HOLDS.network * factor) throw tooManyHolds(held.networkEndsIn)
}

const tooManyHolds = (endsIn: number | null): Refusal =>
  new Refusal(429, 'TOO_MANY_HOLDS', 'too many times are held from this address or network', null, endsIn ?? 1)
