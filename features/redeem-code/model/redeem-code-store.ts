import { makeAutoObservable, runInAction, when } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { sameSession } from '#entities/session'
import { enteredDiscounts } from '#shared/booking-facts/order'
import { type Client, apiPort } from '#shared/api/client'
import { saveCampaignCode } from '#shared/api/contract/services/cart'
import { settings } from '#shared/api/contract/session'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** API calls of this store. */
const calls = { saveCampaignCode, settings }

/** Name by which a server announces that it accepts null as the code (docs/extensions.md). */
const REMOVAL = 'removeCampaignCode'

/** The discount code form, with the codes already in use. */
export class RedeemCodeStore {
  /** True after the server has refused a code as unknown, for a limited time. */
  isRefused = false
  /** A code accepted just now. Shown even if the server's booking does not list it. */
  redeemed: string | null = null
  /** True after Continue was refused because of the typed code, until the text changes or is sent again. */
  isInTheWay = false
  /** True after a code was removed, until another is typed. */
  hasRemoved = false
  readonly redeeming: Action<[code: string, onAccepted: () => void]>
  readonly removal: Action<[]>
  readonly #extensions: Resource<[], readonly string[]>
  #isDisposed = false
  readonly #api: Client<typeof calls>
  readonly #booking: BookingStore
  readonly #isSame: () => boolean

  constructor(get: StoreResolver) {
    this.#api = get(apiPort)(calls)
    this.#booking = get(bookingStore)
    this.#isSame = sameSession(get)
    this.redeeming = new Action((code, onAccepted) => this.redeem(code, onAccepted))
    this.removal = new Action(() => this.remove())
    this.#extensions = new Resource(async (signal) => (await this.#api.settings({}, { signal })).extensions ?? [])
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The codes in use, from the booking, so that they survive a reload. */
  get inUse(): readonly string[] {
    const { booking } = this.#booking
    const codes = booking ? enteredDiscounts(booking).map(({ code }) => code) : []
    return this.redeemed === null || codes.includes(this.redeemed) ? codes : [this.redeemed]
  }

  /** True if the server can remove a code. */
  get canRemove(): boolean {
    return this.#extensions.latest?.includes(REMOVAL) ?? false
  }

  /** Clears what was said about the code before, because the visitor types another. */
  edited(): void {
    this.isRefused = false
    this.isInTheWay = false
    this.hasRemoved = false
    this.redeeming.clear()
    this.removal.clear()
  }

  /** Asks the server once whether a code can be removed. */
  loadExtensions(): void {
    if (this.#extensions.state.status === 'idle') void this.#extensions.load()
  }

  /**
   * Redeems a code. Calls `onAccepted` before the booking is refetched. Resolves to true if the code was accepted, so
   * that prices may have changed. Never rejects.
   */
  async submit(code: string, onAccepted: () => void): Promise<boolean> {
    this.#isDisposed = false
    this.isRefused = false
    this.isInTheWay = false
    return (await this.redeeming.run(code, onAccepted)) && !this.isRefused && !this.#isDisposed
  }

  /** Resolves once no code is being redeemed or removed. */
  async settle(): Promise<void> {
    await when(() => !this.redeeming.isRunning && !this.removal.isRunning)
  }

  /** Says that Continue was refused because of the typed code (RC-06). */
  standInTheWay(): void {
    this.isInTheWay = true
  }

  /** Clears a refusal, which is shown only for a limited time (specification section 8). */
  forgetRefusal(): void {
    this.isRefused = false
  }

  dispose(): void {
    this.#isDisposed = true
    this.isRefused = false
    this.#extensions.reset()
  }

  private async redeem(code: string, onAccepted: () => void): Promise<void> {
    const isAccepted = await this.#api.saveCampaignCode({ body: { value: code } })
    runInAction(() => {
      this.isRefused = !isAccepted
      if (!isAccepted) return
      this.redeemed = code
      this.hasRemoved = false
      onAccepted()
    })
    // The panel that shows the booking reports a failed refetch.
    if (isAccepted) await readBooking(this.#booking, this.#isSame)
  }

  private async remove(): Promise<void> {
    await this.#api.saveCampaignCode({ body: { value: null } })
    runInAction(() => {
      this.redeemed = null
      this.hasRemoved = true
    })
    await readBooking(this.#booking, this.#isSame)
  }
}

export const redeemCodeStore = defineStore('redeem-code', (get) => new RedeemCodeStore(get))
