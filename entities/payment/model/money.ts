import type { StoreResolver } from '#shared/store/define-store'
import { cardMemory, creditMemory } from './payment-memory'

/** What a session has paid and applied for. Null in a field means an unknown sum; a missing field means nothing. */
export interface Money {
  readonly card?: number | null
  readonly credit?: number
  /** The visitor has returned from a payment whose outcome the server has not confirmed. */
  readonly isUnconfirmed?: true
}

/** Returns what the session of `token` has paid and applied for, or null if nothing. Observable. */
export function moneyOf(get: StoreResolver, token: string | null): Money | null {
  const card = get(cardMemory).of(token)
  const credit = get(creditMemory).of(token)?.confirmed ?? null
  const money: Money = {
    ...(card && card.paid !== 0 && { card: card.paid }),
    ...(card?.unconfirmed && { isUnconfirmed: true as const }),
    ...(credit !== null && { credit }),
  }
  return Object.keys(money).length > 0 ? money : null
}
