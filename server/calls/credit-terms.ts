import { creditFor, type CreditTerms } from '../domain/credit-terms'
import { inCents, inEuros, MOST_EUROS } from '../domain/money'
import { badRequest } from '../refusal'
import { workshopExists } from '../store/workshops'
import { requireId } from './ids'
import type { Dependencies } from './types'

/** Whose terms apply where a call names nobody (SPEC.md section 9). */
const DEFAULT_ORGANIZATION = 1

interface OfOrganization {
  readonly organizationId?: number | undefined
}

/** Euros from a request, in cents; refused where no price could be such. */
export function readEuros(euros: number): number {
  if (!(euros >= 0 && euros <= MOST_EUROS)) throw badRequest('BAD_AMOUNT', 'not an amount of euros')
  return inCents(euros)
}

/** The credit terms of the workshop that a call names; null where it offers no credit, a refusal where there is none such. */
export async function termsOf(
  { db, financing }: Dependencies,
  { organizationId = DEFAULT_ORGANIZATION }: OfOrganization,
): Promise<CreditTerms | null> {
  if (!(await workshopExists(db, requireId(organizationId))))
    throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
  return financing.terms(organizationId)
}

/** The lowest price that credit is offered for, in euros. */
export async function minimumPrice(dependencies: Dependencies, query: OfOrganization): Promise<number | null> {
  const terms = await termsOf(dependencies, query)
  return terms && inEuros(terms.minimumCents)
}

/** The credit that goes with a price, in euros. */
export async function creditOfPrice(
  dependencies: Dependencies,
  query: OfOrganization & { readonly price: number },
): Promise<number | null> {
  const cents = creditFor(await termsOf(dependencies, query), readEuros(query.price))
  return cents === null ? null : inEuros(cents)
}
