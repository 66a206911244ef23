/** The port to whoever decides on which prices a workshop offers credit. */
import type { CreditTerms } from '../domain/credit-terms'
import { findCreditTerms } from '../store/credit'
import type { Database } from '../store/database'

export interface Financing {
  /** A workshop's terms; null where it offers no credit. */
  terms(organizationId: number): Promise<CreditTerms | null>
}

/** The terms of the server's own tables. */
export const sandboxFinancing = (db: Database): Financing => ({
  terms: (organizationId) => findCreditTerms(db, organizationId),
})
