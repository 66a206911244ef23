import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { notificationStore } from '#entities/notification'
import type { Organization } from '#shared/api/nouns/organizations'
import { type Client, apiPort } from '#shared/api/client'
import { sendEditRequest } from '#shared/api/contract/booking/saved'
import { allOrganizations } from '#shared/api/contract/workplaces'
import { isSessionEnd } from '#shared/api/errors'
import { configPort } from '#shared/config/config'
import { emit } from '#shared/events'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { t } from '../texts'
import { editRequestOf, EMPTY, type RequestValues } from './request-values'

/** API calls of this store. */
const calls = { allOrganizations, sendEditRequest }

/** Parent organization whose workshops can be chosen (specification section 9). */
const CHAIN = 1

/**
 * A request to change or cancel a booking. The draft survives opening another tab while the application is open. It is
 * not stored anywhere else, because it is personal data.
 */
export class ChangeRequestStore {
  readonly organizations: Resource<[], readonly Organization[]>
  readonly submission: Action<[RequestValues]>
  draft: RequestValues = EMPTY
  /** The values of the request that was sent, until the page is left or another request is started. */
  sent: RequestValues | null = null
  /** True while the page is on screen. */
  #isOpen = false
  readonly #get: StoreResolver
  readonly #api: Client<typeof calls>

  constructor(get: StoreResolver) {
    this.#get = get
    this.#api = get(apiPort)(calls)
    this.organizations = new Resource((signal) => this.fetchOrganizations(signal))
    this.submission = new Action((values) => this.send(values))
    makeAutoObservable(this, { draft: observableRef, sent: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    this.#isOpen = true
    await this.load()
  }

  /** Loads the workshops. Retries once in a new session if the old one has expired, as on a page left open for long. */
  async load(): Promise<void> {
    await this.organizations.load()
    const { state } = this.organizations
    if (state.status === 'failed' && isSessionEnd(state.error)) await this.organizations.load()
  }

  keep(values: RequestValues): void {
    this.draft = values
  }

  async submit(values: RequestValues): Promise<void> {
    await this.submission.run(values)
    if (!this.#isOpen) this.submission.clear()
  }

  /** Starts another request after one was sent. */
  begin(): void {
    this.sent = null
  }

  /** Clears the sent request and the failures when the page is left, including failures that arrive later. */
  dispose(): void {
    this.#isOpen = false
    this.submission.clear()
    this.organizations.reset()
    this.sent = null
  }

  /** Returns the workshop with the id, or undefined if it is unknown. */
  workshop(organizationId: string): Organization | undefined {
    return this.organizations.latest?.find(({ id }) => String(id) === organizationId)
  }

  private async send(values: RequestValues): Promise<void> {
    const { installationType } = this.#get(configPort).session
    const { id = values.organization } = this.workshop(values.organization) ?? {}
    await this.#api.sendEditRequest({ query: { installationType }, body: editRequestOf(values, id) })
    emit('change-request-sent', null)
    this.#get(notificationStore).success(t('success'))
    runInAction(() => {
      this.draft = EMPTY
      if (this.#isOpen) this.sent = values
    })
  }

  /** Loads the workshops of the chain, or all workshops if organization 1 has none. */
  private async fetchOrganizations(signal: AbortSignal): Promise<readonly Organization[]> {
    const found = await this.#api.allOrganizations({ query: { parentId: CHAIN } }, { signal })
    const all = found.length > 0 ? found : await this.#api.allOrganizations({ query: {} }, { signal })
    if (all.length === 0) throw new Error('There is no workshop to choose')
    return all
  }
}

export const changeRequestStore = defineStore('change-request', (get) => new ChangeRequestStore(get))
