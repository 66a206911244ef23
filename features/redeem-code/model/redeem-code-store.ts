import { makeAutoObservable, runInAction } from 'mobx'
import { bookingStore, discountCodes, readBooking, type BookingStore } from '#entities/booking'
import { sameSession } from '#entities/session'
import type { Client } from '#shared/api/client'
import { saveCampaignCode } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'

/** API calls of this store. */
const calls = { saveCampaignCode }

/** missing: the field is empty. refused: the server does not know the code. */
type Fault = 'missing' | 'refused'

/** The discount code form, with the codes already in use. */
export class RedeemCodeStore {
  typed = ''
  fault: Fault | null = null
  /** A code accepted just now. Shown even if the server's booking does not list it. */
  redeemed: string | null = null
  readonly redeeming: Action<[code: string]>
  private isDisposed = false

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    private readonly isSame: () => boolean,
  ) {
    this.redeeming = new Action((code) => this.redeem(code))
    makeAutoObservable<this, 'api' | 'booking' | 'isSame' | 'isDisposed'>(
      this,
      { api: false, booking: false, isSame: false, isDisposed: false, redeeming: false },
      { autoBind: true },
    )
  }

  /** The codes in use, from the booking, so that they survive a reload. */
  get inUse(): readonly string[] {
    const { booking } = this.booking
    const codes = booking ? discountCodes(booking) : []
    return this.redeemed === null || codes.includes(this.redeemed) ? codes : [this.redeemed]
  }

  type(text: string): void {
    this.typed = text
    this.fault = null
    this.redeeming.clear()
  }

  /** Resolves to true if the code was accepted, so that prices may have changed. Never rejects. */
  async submit(): Promise<boolean> {
    if (this.redeeming.isRunning) return false
    this.isDisposed = false
    const code = this.typed.trim().toUpperCase()
    this.typed = code
    this.fault = code === '' ? 'missing' : null
    return code !== '' && (await this.redeeming.run(code)) && this.fault === null && !this.isDisposed
  }

  /** Clears a refusal, which is shown only for a limited time (specification section 8). */
  forgetRefusal(): void {
    if (this.fault === 'refused') this.fault = null
  }

  dispose(): void {
    this.isDisposed = true
    this.fault = null
  }

  private async redeem(code: string): Promise<void> {
    const isAccepted = await this.api.saveCampaignCode({ body: { value: code } })
    runInAction(() => {
      if (isAccepted) {
        this.redeemed = code
        this.typed = ''
      } else this.fault = 'refused'
    })
    // The panel that shows the booking reports a failed refetch.
    if (isAccepted) await readBooking(this.booking, this.isSame)
  }
}

export const redeemCodeStore = defineStore(
  'redeem-code',
  (get) => new RedeemCodeStore(get(apiPort)(calls), get(bookingStore), sameSession(get)),
)
