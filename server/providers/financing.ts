/** Port of the system that decides at which prices a workshop offers credit. */
import type { CreditTerms } from '../sections/financing/rules/credit-terms'
import { findCreditTerms } from '../sections/financing/store/credit'
import type { Database } from '../platform/database/database'

export interface Financing {
  /** Loads a workshop's terms, or null if it offers no credit. */
  terms(organizationId: number): Promise<CreditTerms | null>
}

/** Creates a provider that reads the terms from the server's own tables. */
export const sandboxFinancing = (db: Database): Financing => ({
  terms: (organizationId) => findCreditTerms(db, organizationId),
})
