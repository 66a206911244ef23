import { object, string, type Infer } from 'superstruct'

/** What the provider's page sends the visitor back with. */
export const CardReturn = object({ orderNumber: string(), paymentState: string(), authCode: string() })
export type CardReturn = Infer<typeof CardReturn>

const CODE = 'RETURN_CODE'
const ORDER = 'ORDER_NUMBER'
const PROOF = 'AUTHCODE'
/** What a provider may add beside them. */
const ALL = [CODE, ORDER, PROOF, 'SETTLED', 'CONTACT_ID', 'INCIDENT_ID']

/** The return code that says 'paid', of which the server makes sure. */
const PAID = '0'

/** Whether the page was come to from a payment, or is made to look so. */
export const isCardReturn = (search: string): boolean => {
  const found = new URLSearchParams(search)
  return [CODE, ORDER, PROOF].some((name) => found.has(name))
}

/**
 * What the address says of a payment; null where it is not what a provider writes: a part is missing or there twice. Anyone can
 * write an address, so it only ever goes to the server, which asks the provider.
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

/** The address without any word on a payment, and without a place in the page. */
export function withoutReturn(href: string): string {
  const url = new URL(href)
  for (const name of ALL) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
