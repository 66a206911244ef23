import { makeAutoObservable } from 'mobx'
import { apiPort } from '#shared/api/client'
import { settings } from '#shared/api/contract/session'
import { withdraw } from '#shared/api/contract/booking/withdrawal'
import { configPort, type Withdrawal } from '#shared/config/config'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

const calls = { settings }

/** Whether the chain grants the right of withdrawal and its server takes statements (AS-07). */
class WithdrawalTermsStore {
  readonly #isAnnounced: Resource<[], boolean>
  readonly #granted: Withdrawal | null

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.#granted = get(configPort).withdrawal ?? null
    this.#isAnnounced = new Resource(async (signal) => {
      const { extensions = [] } = await api.settings({}, { signal })
      return extensions.includes(withdraw.extension)
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The chain's terms. Null until the server has announced the extension. */
  get terms(): Withdrawal | null {
    return this.#isAnnounced.latest ? this.#granted : null
  }

  /** Asks the server once, and again after a failure. Asks nothing if the chain grants no right. */
  load(): void {
    const { status } = this.#isAnnounced.state
    if (this.#granted && (status === 'idle' || status === 'failed')) void this.#isAnnounced.load()
  }
}

export const withdrawalTermsStore = defineStore('withdrawal-terms', (get) => new WithdrawalTermsStore(get))
