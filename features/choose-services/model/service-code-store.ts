import { makeAutoObservable } from 'mobx'
import { readBooking, type BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { removeServiceCode, servicesByServiceCode } from '#shared/api/contract/services/listings'
import { setServiceCode } from '#shared/api/contract/services/listings'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Action } from '#shared/store/action'
import { Resource } from '#shared/store/resource'
import { keepSame } from './keep-same'

/** API calls of this store. */
export const serviceCodeCalls = { removeServiceCode, servicesByServiceCode, setServiceCode }

interface CodeContext {
  readonly booking: BookingStore
  readonly isSame: () => boolean
  /** Returns true until the step is left. */
  readonly isHere: () => boolean
}

/** The service code of the booking and the services that it gives (SV-15). */
export class ServiceCodeStore {
  /** Text of the field, also while its section is closed. It is kept when a call fails. */
  text = ''
  /** Code that the server has, or null. */
  applied: string | null = null
  /** True if the booking already had the code when the step was opened. */
  isRestored = false
  readonly found: Resource<[], readonly ProductSuggestion[]>
  /** Runs one change at a time, because responses to concurrent changes may arrive in any order. */
  readonly changing = new Action((change: () => Promise<void>) => change())

  constructor(
    private readonly api: Client<typeof serviceCodeCalls>,
    private readonly context: CodeContext,
  ) {
    this.found = new Resource(async (signal) => {
      const query = { serviceCode: this.applied ?? '' }
      return keepSame(this.found.latest, await api.servicesByServiceCode({ query }, { signal }))
    })
    makeAutoObservable<this, 'api' | 'context'>(this, { api: false, context: false }, { autoBind: true })
  }

  apply(): Promise<boolean> {
    return this.changing.run(async () => {
      const value = this.text.trim() || null
      await this.api.setServiceCode({ body: { value } })
      this.setApplied(value)
    })
  }

  remove(): Promise<boolean> {
    return this.changing.run(async () => {
      await this.api.removeServiceCode()
      this.type('')
      this.setApplied(null)
    })
  }

  type(text: string): void {
    this.text = text
  }

  /**
   * Restores the code that the booking has, for example after a reload. Keeps the text if the visitor has typed
   * something.
   */
  restore(): void {
    const code = this.context.booking.booking?.service_code ?? null
    if (code === null || this.applied !== null || this.text !== '') return
    this.text = code
    this.applied = code
    this.isRestored = true
    void this.found.load()
  }

  get isSearching(): boolean {
    return this.found.state.status === 'loading' && !this.found.latest
  }

  /** Refetches the services of the applied code, if there is one. */
  load(): void {
    if (this.applied !== null) void this.found.load()
  }

  dispose(): void {
    this.found.reset()
    Object.assign(this, { applied: null, text: '', isRestored: false })
  }

  private setApplied(code: string | null): void {
    const { booking, isSame, isHere } = this.context
    // Refetches the booking, so that the next visit to the step restores the new code.
    void readBooking(booking, isSame)
    if (!isHere()) return
    this.applied = code
    this.found.reset()
    this.load()
  }
}
