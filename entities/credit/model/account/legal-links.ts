import type { PaymentMethod } from '#shared/api/nouns/credit'

interface LegalLink {
  readonly name: string
  readonly href: string
}

/** Returns the https links to the terms, with the price appended to the address if the bank asks for it. */
export const legalLinks = ({ legalInfoLinks }: Pick<PaymentMethod, 'legalInfoLinks'>, price: number): LegalLink[] =>
  legalInfoLinks.flatMap(({ url, endUserDescription, appendPriceLast }) => {
    const href = appendPriceLast ? `${url}${price.toFixed(2)}` : url
    return URL.canParse(href) && new URL(href).protocol === 'https:' ? [{ name: endUserDescription || url, href }] : []
  })
