/** Blocks of a letter that are drawn from a booking's facts (RC-01). */
import type { Fact as BookingFact } from '#shared/booking-facts/fact'
import { inGroup, type FactGroup } from '#shared/booking-facts/groups'
import { withPriceKinds } from '#shared/booking-facts/price-kind'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { facts, quote, type Block, type Fact, type Facts } from '../letter'

const rowOf = ({ fact, priceKind }: ReturnType<typeof withPriceKinds>[number]): Fact => [
  nameOf(fact),
  priceKind === '' ? textOf(fact) : `${textOf(fact)} (${priceKind})`,
]

/** Names a service with its remarks: 'Öljynvaihto (Mobil 1 5W-30)'. */
const nameOf = (fact: BookingFact): string =>
  fact.kind === 'service' && fact.remarks.length > 0 ? `${fact.name} (${fact.remarks.join(', ')})` : labelOf(fact)

/** Returns the rows of some groups of facts. */
export const rowsOf = (told: readonly BookingFact[], ...groups: readonly FactGroup[]): Fact[] =>
  groups.flatMap((group) => withPriceKinds(inGroup(told, group))).map(rowOf)

/** Returns the table of the visit, with more rows after its time. */
export function visitBlock(title: string, told: readonly BookingFact[], afterTime: readonly Fact[]): Facts[] {
  const [time = [], ...rest] = rowsOf(told, 'visit').map((row) => [row])
  return facts(title, [...time, ...afterTime, ...rest.flat()])
}

/** Returns the table of the order with its price and payments. */
export const orderBlock = (told: readonly BookingFact[]): Facts[] => facts('Palvelut', rowsOf(told, 'order', 'payment'))

/** Quotes what the customer has written. `clean` changes each text. */
export const writtenBlocks = (
  told: readonly BookingFact[],
  clean: (text: string) => string = (text) => text,
): Block[] => {
  const of = (kind: BookingFact['kind']): string[] =>
    told.filter((fact) => fact.kind === kind).map((fact) => clean(textOf(fact)))
  return [...quote('Muu korjaustarve', of('symptom')), ...quote('Viesti toimipisteelle', of('notes'))]
}
