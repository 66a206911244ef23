import type { Fact, FactKind } from './fact'

/** Part of a receipt that a fact belongs to. */
export type FactGroup = 'visit' | 'order' | 'payment' | 'written' | 'withdrawal' | 'customer'

/** Groups of the kinds that do not belong to the visit. */
const GROUPS: Readonly<Partial<Record<FactKind, FactGroup>>> = {
  service: 'order',
  priceKind: 'order',
  discount: 'order',
  total: 'order',
  agreedPrice: 'order',
  paidByCard: 'payment',
  onCredit: 'payment',
  creditPending: 'payment',
  due: 'payment',
  refund: 'payment',
  symptom: 'written',
  notes: 'written',
  serviceContract: 'customer',
  withdrawalUntil: 'withdrawal',
  earlyStart: 'withdrawal',
  withdrawn: 'withdrawal',
  email: 'customer',
}

/** Returns the facts of a group, in order. */
export const inGroup = (facts: readonly Fact[], group: FactGroup): Fact[] =>
  facts.filter(({ kind }) => (GROUPS[kind] ?? 'visit') === group)
