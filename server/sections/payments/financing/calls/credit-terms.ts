import type { Identifier } from '#shared/api/nouns/lenient'
import { creditFor } from '../rules/credit-terms'
import type { CreditTerms } from '../../../../providers/financing'
import { inCents, inEuros, MOST_EUROS } from '../../../../platform/money'
import { badRequest } from '../../../../platform/refusal'
import { workshopExists } from '../../../../catalog/workshops'
import { requireId } from '../../../../http/ids'
import type { Dependencies } from '../../../context'

/** Organization whose terms apply if a call names none (specification section 9). */
const DEFAULT_ORGANIZATION = 1

interface OfOrganization {
  readonly organizationId?: Identifier | undefined
}

/** Converts euros of a request to cents. Refuses an amount that cannot be a price. */
export function readEuros(euros: number): number {
  if (!(euros >= 0 && euros <= MOST_EUROS)) throw badRequest('BAD_AMOUNT', 'not an amount of euros')
  return inCents(euros)
}

/**
 * Loads the credit terms of the workshop that a call names. Null if it offers no credit; refuses an unknown workshop.
 */
export async function termsOf(
  { db, financing }: Dependencies,
  { organizationId = DEFAULT_ORGANIZATION }: OfOrganization,
): Promise<CreditTerms | null> {
  const id = requireId(organizationId)
  if (!(await workshopExists(db, id))) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
  return financing.terms(id)
}

/** Returns the lowest price that credit is offered for, in euros, or null without credit. */
export async function minimumPrice(dependencies: Dependencies, query: OfOrganization): Promise<number | null> {
  const terms = await termsOf(dependencies, query)
  return terms && inEuros(terms.minimumCents)
}

/** Returns the credit offered for a price, in euros, or null if none is offered. */
export async function creditOfPrice(
  dependencies: Dependencies,
  query: OfOrganization & { readonly price: number },
): Promise<number | null> {
  const cents = creditFor(await termsOf(dependencies, query), readEuros(query.price))
  return cents === null ? null : inEuros(cents)
}
