import type { CardReturn } from '#entities/payment'

const CODE = 'RETURN_CODE'
const ORDER = 'ORDER_NUMBER'
const PROOF = 'AUTHCODE'
/** All parameters that a provider may add. */
const ALL = [CODE, ORDER, PROOF, 'SETTLED', 'CONTACT_ID', 'INCIDENT_ID']

/** Return code of a successful payment, which the server verifies. */
const PAID = '0'

/** Whether the query string has a parameter of a provider, genuine or not. */
export const isCardReturn = (search: string): boolean => {
  const found = new URLSearchParams(search)
  return [CODE, ORDER, PROOF].some((name) => found.has(name))
}

/**
 * Returns the parameters of a payment, or null if one is missing or repeated, which no provider writes. Anyone can
 * write an address, so they are only sent to the server, which asks the provider.
 */
export function cardReturn(search: string): CardReturn | null {
  const found = new URLSearchParams(search)
  const [paymentState, orderNumber, authCode] = [CODE, ORDER, PROOF].map((name) => {
    const [value, ...more] = found.getAll(name)
    return more.length === 0 ? value : undefined
  })
  return paymentState && orderNumber && authCode ? { orderNumber, paymentState, authCode } : null
}

export const claimsPaid = ({ paymentState }: CardReturn): boolean => paymentState === PAID

/** Returns the address without the provider's parameters and without a fragment. */
export function withoutReturn(href: string): string {
  const url = new URL(href)
  for (const name of ALL) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
