/** Payments at the fake Visma Pay, and what it signs about them. */
import { createHmac } from 'node:crypto'

export const KEYS = { apiKey: 'test-api-key', privateKey: 'test-private-key' }

export type Outcome = 'paid' | 'authorised' | 'declined' | 'given up' | 'undecided'

export interface FakePayment {
  readonly orderNumber: string
  amount: number
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly token: string
  outcome: Outcome | null
  /** Positive amounts, in cents. */
  readonly refunds: number[]
}

/** The documented proof, computed apart from the server's own code. */
export const proofOf = (text: string): string =>
  createHmac('sha256', KEYS.privateKey).update(text).digest('hex').toUpperCase()

const CODES = { paid: '0', authorised: '0', declined: '1', 'given up': '1', undecided: '4' } as const

/** Returns the address with what Visma Pay adds when it returns a browser or tells of a payment. */
export function signedAddress(address: string, { orderNumber, outcome }: FakePayment): string {
  const code = CODES[outcome ?? 'given up']
  const signed = [
    ['RETURN_CODE', code],
    ['ORDER_NUMBER', orderNumber],
    ...(code === '0' ? [['SETTLED', outcome === 'paid' ? '1' : '0']] : []),
    ...(outcome === 'declined' ? [['INCIDENT_ID', 'incident-1']] : []),
  ]
  const url = new URL(address)
  for (const [name = '', value = ''] of signed) url.searchParams.set(name, value)
  url.searchParams.set('AUTHCODE', proofOf(signed.map(([, value]) => value).join('|')))
  return url.href
}
