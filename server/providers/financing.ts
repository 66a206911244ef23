/** Port of the system that decides at which prices a workshop offers credit. */

/** The credit for prices from `minCents` (inclusive) to `maxCents` (exclusive). */
export interface CreditAmount {
  readonly id: number
  readonly minCents: number
  readonly maxCents: number
  readonly amountCents: number
}

/** The lowest price for which a workshop offers credit, and the credit amounts. */
export interface CreditTerms {
  readonly minimumCents: number
  readonly amounts: readonly CreditAmount[]
}

export interface Financing {
  /** Loads a workshop's terms, or null if it offers no credit. */
  terms(organizationId: number): Promise<CreditTerms | null>
}
