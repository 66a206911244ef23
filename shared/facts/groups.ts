import type { Fact, FactKind } from './fact'

/** Part of a receipt that a fact belongs to. */
export type FactGroup = 'visit' | 'order' | 'payment' | 'written' | 'withdrawal' | 'customer'

const GROUPS: Readonly<Record<FactKind, FactGroup>> = {
  time: 'visit',
  day: 'visit',
  askedDay: 'visit',
  shift: 'visit',
  mechanic: 'visit',
  visitState: 'visit',
  workshop: 'visit',
  address: 'visit',
  phone: 'visit',
  plate: 'visit',
  vehicle: 'visit',
  kilometers: 'visit',
  delivery: 'visit',
  bringDate: 'visit',
  pickupDate: 'visit',
  keyLocker: 'visit',
  service: 'order',
  priceKind: 'order',
  discount: 'order',
  total: 'order',
  agreedPrice: 'order',
  paidByCard: 'payment',
  onCredit: 'payment',
  due: 'payment',
  refund: 'payment',
  symptom: 'written',
  notes: 'written',
  serviceContract: 'customer',
  serviceCode: 'visit',
  withdrawalUntil: 'withdrawal',
  earlyStart: 'withdrawal',
  withdrawn: 'withdrawal',
  email: 'customer',
}

/** Returns the facts of a group, in order. */
export const inGroup = (facts: readonly Fact[], group: FactGroup): Fact[] =>
  facts.filter(({ kind }) => GROUPS[kind] === group)
