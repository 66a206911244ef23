import { isEmail } from '#shared/text/email'
import { inGroup } from '#shared/booking-facts/groups'
import { factsOf } from '#shared/booking-facts/facts-of'
import type { FactKind } from '#shared/booking-facts/fact'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { badRequest } from '../../../../platform/refusal'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { limitedText } from '../../../../http/texts'

const MOST_CHARACTERS = 200

/** Facts of the visit that tell one contract from another. */
const TELLING = new Set<FactKind>(['time', 'day', 'askedDay', 'workshop', 'plate'])

/** Reads name and address of a statement. Throws a `Refusal` (400) if one is missing or wrong. */
export function readStatement(body: { readonly name: string; readonly email: string }) {
  const name = limitedText(body.name, MOST_CHARACTERS).trim()
  const email = limitedText(body.email, MOST_CHARACTERS).trim()
  if (name === '') throw badRequest('NAME_MISSING', 'a statement needs the name of the customer')
  if (!isEmail(email)) throw badRequest('BAD_EMAIL', 'not an e-mail address')
  return { name, email }
}

/** Returns the contract in words: 'Perushuolto, ti 24.11.2026 klo 9.05–10.35, Helsinki Roihupelto, ABC-123'. */
export function contractOf(document: BookingDocument): string {
  const facts = factsOf(document)
  const services = inGroup(facts, 'order').filter(({ kind }) => kind === 'service')
  const visit = inGroup(facts, 'visit').filter(({ kind }) => TELLING.has(kind))
  return [...services.map(labelOf), ...visit.map(textOf)].join(', ')
}
