import { ApiError, isSessionEnd } from '#shared/api/errors'
import type { PaymentResult } from '#shared/api/nouns/credit'
import { errorText } from '#entities/notification'

/** State of the visitor's credit. */
export type CreditState =
  | { readonly status: 'none' }
  /** The bank is being asked for the outcome of the signing. */
  | { readonly status: 'checking' }
  /** The browser is leaving for the signing. */
  | { readonly status: 'leaving' }
  /** Not signed yet. `address` is the signing page, or null if it is unknown. */
  | { readonly status: 'waiting'; readonly address: string | null }
  /** Approved for `amount` euros; null if the amount is unknown. `isVerified` is false if the bank could not be asked. */
  | { readonly status: 'confirmed'; readonly amount: number | null; readonly isVerified: boolean }
  | { readonly status: 'frozen' }
  /** The bank's answer does not tell what it decided. */
  | { readonly status: 'untold' }
  | { readonly status: 'failed'; readonly isDenied: boolean }

/** Returns the state for the bank's response. `expected` is used if the response has no amount. */
export function stateOf(result: PaymentResult, address: string | null, expected: number | null): CreditState {
  switch (result.bookPaymentStatus) {
    case 'BOOKED':
    case 'FINALIZED':
      return {
        status: 'confirmed',
        amount: result.approvedAmount > 0 ? result.approvedAmount : expected,
        isVerified: true,
      }
    case 'FROZEN':
      return { status: 'frozen' }
    case 'SIGNING':
      return { status: 'waiting', address }
    case 'DENIED':
      return { status: 'failed', isDenied: true }
    case null:
      return { status: 'untold' }
    default:
      return result.bookPaymentStatus satisfies never
  }
}

/** Whether the server responded that there is no such application. */
export const isUnknownPayment = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Returns the server's message for the customer, or else the general text of the failure (CR-07, reading 27). */
export function bankMessage(error: unknown): string {
  const isServersOwn = error instanceof ApiError && !isSessionEnd(error) && error.status !== 429
  // Without a message from the server, the client sets the status as message.
  return isServersOwn && error.message !== `HTTP ${error.status}` ? error.message : errorText(error)
}

/** Whether the bank refused the request. The form shows its message, so no general error is shown. */
export const isBankRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 409
