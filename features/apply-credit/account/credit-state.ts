import { ApiError } from '#shared/api/errors'
import type { PaymentResult } from '#shared/api/nouns/credit'

/** State of the visitor's credit. */
export type CreditState =
  | { readonly status: 'none' }
  /** The bank is being asked for the outcome of the signing. */
  | { readonly status: 'checking' }
  /** The browser is leaving for the signing. */
  | { readonly status: 'leaving' }
  /** Not signed yet. `address` is the signing page, or null if it is unknown. */
  | { readonly status: 'waiting'; readonly address: string | null }
  /** Approved for `amount` euros; null if the amount is unknown. */
  | { readonly status: 'confirmed'; readonly amount: number | null }
  | { readonly status: 'frozen' }
  | { readonly status: 'failed'; readonly isDenied: boolean }

/** Returns the state for the bank's response. `expected` is used if the response has no amount. */
export function stateOf(result: PaymentResult, address: string | null, expected: number | null): CreditState {
  switch (result.bookPaymentStatus) {
    case 'BOOKED':
    case 'FINALIZED':
      return { status: 'confirmed', amount: result.approvedAmount > 0 ? result.approvedAmount : expected }
    case 'FROZEN':
      return { status: 'frozen' }
    case 'SIGNING':
      return { status: 'waiting', address }
    case 'DENIED':
    default:
      return { status: 'failed', isDenied: true }
  }
}

/** Whether the server responded that there is no such application. */
export const isUnknownPayment = (error: unknown): boolean => error instanceof ApiError && error.status === 404
