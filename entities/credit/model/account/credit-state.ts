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
  /** Approved for `amount` euros; null if the amount is unknown. `isVerified` is false if the bank could not be asked. */
  | { readonly status: 'confirmed'; readonly amount: number | null; readonly isVerified: boolean }
  | { readonly status: 'frozen' }
  /** The bank's answer does not tell what it decided. */
  | { readonly status: 'untold' }
  | { readonly status: 'failed'; readonly isDenied: boolean }

/** Returns the amount in euros that the bank has approved; null if it has approved none or does not tell it. */
export const approvedAmount = ({ bookPaymentStatus: status, approvedAmount }: PaymentResult): number | null =>
  (status === 'BOOKED' || status === 'FINALIZED') && approvedAmount > 0 ? approvedAmount : null

/** Returns the state for the bank's response. `expected` is used if the response has no amount. */
export function stateOf(result: PaymentResult, address: string | null, expected: number | null): CreditState {
  switch (result.bookPaymentStatus) {
    case 'BOOKED':
    case 'FINALIZED':
      return { status: 'confirmed', amount: approvedAmount(result) ?? expected, isVerified: true }
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
