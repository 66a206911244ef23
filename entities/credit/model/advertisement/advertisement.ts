import type { CreditInfo } from '#shared/api/nouns/credit'
import { formatEuros } from '#shared/money/euros'

/**
 * Texts that the law requires beside the marketing of a credit: a representative example with the annual percentage
 * rate, the lender, and the warning that borrowing costs money. The chain writes them.
 */
export const DISCLOSURES = ['example', 'lender', 'warning'] as const
/** Texts that are shown if the chain sets them: its duty as an intermediary, and the price without credit (LW-06). */
export const DUTIES = ['intermediary', 'cashPrice'] as const

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Settings<Name extends string> = Readonly<Partial<Record<Name, string | null>>>

export interface Advertisement extends Texts<(typeof DISCLOSURES)[number]> {
  readonly text: string
  /** Address of a page with more information; null if it is not https. */
  readonly link: string | null
}

/** Returns the advertisement, or null if one of its required texts is missing (reading 16). */
export function advertisement(
  { infoText, infoLink }: CreditInfo,
  disclosures: Settings<(typeof DISCLOSURES)[number]>,
): Advertisement | null {
  const [text, example, lender, warning] = [infoText, disclosures.example, disclosures.lender, disclosures.warning].map(
    (part) => part?.trim() ?? '',
  )
  if (!text || !example || !lender || !warning) return null
  return { text, example, lender, warning, link: infoLink?.startsWith('https://') ? infoLink : null }
}

const PRICE = '{price}'

/**
 * Returns the duties that apply to an order. `price` is its price in euros, or null if it is unknown. A text with the
 * price is left out until the price is known.
 */
export function dutiesOf(
  { intermediary, cashPrice }: Settings<(typeof DUTIES)[number]>,
  price: number | null,
): string[] {
  const cash = cashPrice?.trim() ?? ''
  const isReady = !cash.includes(PRICE) || (price !== null && price > 0)
  return [intermediary?.trim() ?? '', isReady ? cash.replaceAll(PRICE, formatEuros(price ?? 0)) : ''].filter(Boolean)
}
