import { ApiError } from '#shared/api/errors'
import type { PaymentResult } from '#shared/api/nouns/credit'

/** How the visitor's credit stands. */
export type CreditState =
  | { readonly status: 'none' }
  /** The bank is asked how the signing ended. */
  | { readonly status: 'checking' }
  /** The browser is on its way to the signing. */
  | { readonly status: 'leaving' }
  /** To be signed yet; null: where is not known. */
  | { readonly status: 'waiting'; readonly address: string | null }
  /** For how much, where anyone knows. */
  | { readonly status: 'confirmed'; readonly amount: number | null }
  | { readonly status: 'frozen' }
  | { readonly status: 'failed'; readonly isDenied: boolean }

/** What the bank's word makes of it. `expected` is the amount where the bank does not say one. */
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

/** The server knows of no such application: an answer, unlike one that could not be had. */
export const isUnknownPayment = (error: unknown): boolean => error instanceof ApiError && error.status === 404
