import type { CreditInfo } from '#shared/api/nouns/credit'

/**
 * Texts that the law requires beside the marketing of a credit: a representative example with the annual percentage
 * rate, the lender, and the warning that borrowing costs money. The chain writes them.
 */
export const DISCLOSURES = ['example', 'lender', 'warning'] as const
export type Disclosures = Readonly<Record<(typeof DISCLOSURES)[number], string | null>>

export interface Advertisement extends Readonly<Record<(typeof DISCLOSURES)[number], string>> {
  readonly text: string
  /** Address of a page with more information; null if it is not https. */
  readonly link: string | null
}

/** Returns the advertisement, or null if one of its required texts is missing (reading 16). */
export function advertisement({ infoText, infoLink }: CreditInfo, disclosures: Disclosures): Advertisement | null {
  const [text, example, lender, warning] = [infoText, disclosures.example, disclosures.lender, disclosures.warning].map(
    (part) => part?.trim() ?? '',
  )
  if (!text || !example || !lender || !warning) return null
  return { text, example, lender, warning, link: infoLink?.startsWith('https://') ? infoLink : null }
}
