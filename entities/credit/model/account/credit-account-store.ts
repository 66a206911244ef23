import { makeAutoObservable, observableRef } from 'mobx'
import type { Client } from '#shared/api/client'
import { bookSignedPayment } from '#shared/api/contract/payments/credit-bank'
import { isSessionEnd } from '#shared/api/errors'
import type { PaymentResult } from '#shared/api/nouns/credit'
import type { Identifier } from '#shared/api/nouns/lenient'
import { foreignAddress } from '#shared/foreign-address'
import { isUnknownPayment } from './bank-errors'
import { stateOf, type CreditState } from './credit-state'
import type { SigningReturn } from './signing-return'

/** API calls of the account. */
export const accountCalls = { bookSignedPayment }

/**
 * The application of the session of `token`. `amount` is the sum applied for in euros, and `confirmed` the approved one,
 * or null before the approval. `pending` says that the applicant has signed and the bank could not be asked, or that the
 * bank has not decided.
 */
interface RememberedApplication {
  readonly token: string
  readonly paymentId: Identifier
  readonly amount: number
  readonly confirmed: number | null
  readonly pending?: 'signed' | 'frozen' | undefined
}

interface AccountContext {
  readonly api: Client<typeof accountCalls>
  /** Keeps the application while the customer is at the bank. */
  readonly memory: {
    readonly of: (token: string | null) => RememberedApplication | null
    readonly write: (application: RememberedApplication) => void
    readonly clear: () => void
  }
  /** Returns the outcome of a signing with which the page was opened, or null without one. */
  readonly readReturn: (token: string | null) => SigningReturn | null
  /** Returns the workshop of the booking; undefined while none is chosen. */
  readonly organizationId: () => Identifier | undefined
  /** Returns the amount to apply for in euros, or null if no credit is available. */
  readonly amount: () => number | null
  /** Leaves the page for the signing. */
  readonly leave: (address: string) => void
  /** Called when the bank has approved or postpones its decision. The server may have recorded it in the booking (RC-22). */
  readonly onAnswered: () => void
  /** Called when the bank has refused or the applicant has not signed. The booking can then be submitted without credit. */
  readonly onFailed: () => void
}

const isApproved = (remembered: RememberedApplication | null): boolean => (remembered?.confirmed ?? null) !== null

/** State of the credit of one session's booking, while the customer is at the bank (CR-06). */
export class CreditAccountStore {
  state: CreditState = { status: 'none' }
  private token: string | null = null

  constructor(private readonly context: AccountContext) {
    makeAutoObservable<this, 'context'>(this, { context: false, state: observableRef }, { autoBind: true })
  }

  /** Reads the outcome of a signing from the address and the session storage. Runs once per session. */
  begin(token: string | null): void {
    if (this.token === token) return
    this.token = token
    this.state = { status: 'none' }
    const returned = this.context.readReturn(token)
    // Without a session nobody can be asked, and the page says so.
    if (token === null) return
    const { remembered } = this
    const isPromised = remembered !== null && (remembered.confirmed !== null || remembered.pending === 'signed')
    // An approved credit makes a failure in the address stale (RC-11).
    if (returned === 'failure' && !isPromised) {
      this.become({ status: 'failed', isDenied: false })
    } else if (returned === 'success' || remembered) void this.check(returned === 'success' || isPromised)
  }

  /**
   * Asks the bank for the outcome of the signing. `isPromised` means that the address claims success or the bank approved
   * earlier; then the state is confirmed unless the bank denies it, also if the bank cannot be asked (reading 14).
   */
  async check(isPromised = false): Promise<void> {
    const { api, amount, organizationId } = this.context
    const { token, remembered } = this
    const expected = remembered?.amount ?? amount()
    const wasUntold = this.state.status === 'untold'
    this.state = { status: 'checking' }
    try {
      const id = organizationId()
      const body = { value: remembered?.paymentId ?? null }
      const result = await api.bookSignedPayment({ query: id === undefined ? {} : { organizationId: id }, body })
      if (token !== this.token) return
      if (!remembered) this.remember(result.paymentId, expected ?? 0)
      // A status that nobody can read says no more than a bank that cannot be asked.
      if (result.bookPaymentStatus === null && isPromised) this.confirm(expected)
      else this.take(result, expected)
    } catch (error) {
      // A session that has ended knows of no approval.
      if (token !== this.token || isSessionEnd(error)) return
      if (isUnknownPayment(error)) this.become(isPromised ? { status: 'failed', isDenied: false } : { status: 'none' })
      else if (!isPromised) this.become(wasUntold ? { status: 'untold' } : { status: 'waiting', address: null })
      else this.confirm(expected)
    }
  }

  /** Sets the state of the bank's response. Returns the address of the signing, or null if there is nothing to sign. */
  take(result: PaymentResult, expected: number | null): string | null {
    const address = foreignAddress(result.signingUrl, window.location.href)
    this.become(stateOf(result, address, expected))
    return this.state.status === 'failed' ? null : address
  }

  /** Confirms the credit that the address claims, or that the bank approved earlier. */
  private confirm(amount: number | null): void {
    this.become({ status: 'confirmed', amount, isVerified: isApproved(this.remembered) })
  }

  /** Stores an application that the bank has, so that it survives the page. */
  remember(paymentId: Identifier, amount: number): void {
    if (this.token !== null) this.context.memory.write({ token: this.token, paymentId, amount, confirmed: null })
  }

  sign(address: string): void {
    this.become({ status: 'leaving' })
    this.context.leave(address)
  }

  /** Checks the outcome after the browser has restored the page that it left for the signing. */
  onPageRestored(): void {
    if (this.state.status === 'leaving') void this.check()
  }

  become(state: CreditState): void {
    const { memory, onAnswered, onFailed } = this.context
    this.state = state
    if (state.status === 'confirmed' || state.status === 'frozen') onAnswered()
    if (state.status === 'failed') onFailed()
    const { remembered } = this
    if (!remembered) return
    // The outcome is final.
    if (state.status === 'failed' || state.status === 'none') memory.clear()
    else if (state.status === 'frozen') memory.write({ ...remembered, pending: 'frozen' })
    else if (state.status === 'confirmed')
      memory.write(
        state.isVerified
          ? { ...remembered, confirmed: state.amount ?? remembered.amount, pending: undefined }
          : { ...remembered, pending: 'signed' },
      )
  }

  private get remembered(): RememberedApplication | null {
    return this.context.memory.of(this.token)
  }
}
