import type { CreditInfo } from '#shared/api/nouns/credit'

/**
 * What the law asks of a credit's marketing beside its text, each in the chain's own words: a representative example with
 * the annual percentage rate, who lends, and the warning that borrowing costs money.
 */
export const DUTIES = ['example', 'lender', 'warning'] as const
export type Duties = Readonly<Record<(typeof DUTIES)[number], string | null>>

export interface Advertisement extends Readonly<Record<(typeof DUTIES)[number], string>> {
  readonly text: string
  /** Where there is more to read; null where that is not on the secure web. */
  readonly link: string | null
}

/** The marketing in full, or none: a part that is missing must not be left out of it (READINGS.md 16). */
export function advertisement({ infoText, infoLink }: CreditInfo, duties: Duties): Advertisement | null {
  const [text, example, lender, warning] = [infoText, duties.example, duties.lender, duties.warning].map(
    (part) => part?.trim() ?? '',
  )
  if (!text || !example || !lender || !warning) return null
  return { text, example, lender, warning, link: infoLink?.startsWith('https://') ? infoLink : null }
}
