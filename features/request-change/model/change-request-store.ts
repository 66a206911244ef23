import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { notificationStore, type NotificationStore } from '#entities/notification'
import type { Organization } from '#shared/api/nouns/entities'
import type { Client } from '#shared/api/client'
import { sendEditRequest } from '#shared/api/contract/completion'
import { allOrganizations } from '#shared/api/contract/organizations'
import { isSessionEnd } from '#shared/api/errors'
import { apiPort } from '#shared/api/port'
import { configPort } from '#shared/config/config'
import { emit } from '#shared/events'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { t } from '../texts'
import { editRequestOf, EMPTY, type RequestValues } from './request-values'

/** The calls made here. */
const calls = { allOrganizations, sendEditRequest }

/** Whose workshops can be chosen (SPEC.md 9). */
const CHAIN = 1

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly notifications: NotificationStore
  readonly installationType: string
}

/**
 * A request to change or cancel a booking. What was typed outlives the page while the application is open, so that a look at
 * another tab loses nothing; it is kept nowhere else, because it is somebody's personal data.
 */
export class ChangeRequestStore {
  readonly organizations: Resource<[], readonly Organization[]>
  readonly submission: Action<[RequestValues]>
  draft: RequestValues = EMPTY
  /** What was sent, until the page is left or another request begun. */
  sent: RequestValues | null = null
  /** The page is on the screen. */
  private isOpen = false

  constructor(private readonly dependencies: Dependencies) {
    this.organizations = new Resource((signal) => this.fetchOrganizations(signal))
    this.submission = new Action((values) => this.send(values))
    makeAutoObservable<this, 'dependencies' | 'isOpen'>(
      this,
      {
        dependencies: false,
        isOpen: false,
        draft: observableRef,
        sent: observableRef,
        organizations: false,
        submission: false,
      },
      { autoBind: true },
    )
  }

  async open(): Promise<void> {
    this.isOpen = true
    await this.load()
  }

  /** A page that lay open for long finds its session over at this call; it is read once more, in a new one. */
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
    if (!this.isOpen) this.submission.clear()
  }

  /** Begins anew after a request was sent. */
  begin(): void {
    this.sent = null
  }

  /** The page is left: the next visit is not about what was sent in this one, nor about what failed, also later. */
  dispose(): void {
    this.isOpen = false
    this.submission.clear()
    this.organizations.reset()
    this.sent = null
  }

  nameOf(organization: string): string {
    return this.organizations.latest?.find(({ id }) => String(id) === organization)?.name ?? ''
  }

  private async send(values: RequestValues): Promise<void> {
    const { api, notifications, installationType } = this.dependencies
    await api.sendEditRequest({ query: { installationType }, body: editRequestOf(values) })
    emit('change-request-sent', null)
    notifications.success(t('success'))
    runInAction(() => {
      this.draft = EMPTY
      if (this.isOpen) this.sent = values
    })
  }

  /** Where a chain has no organization 1 above its workshops, all that there are. */
  private async fetchOrganizations(signal: AbortSignal): Promise<readonly Organization[]> {
    const { api } = this.dependencies
    const found = await api.allOrganizations({ query: { parentId: CHAIN } }, { signal })
    const all = found.length > 0 ? found : await api.allOrganizations({ query: {} }, { signal })
    if (all.length === 0) throw new Error('There is no workshop to choose')
    return all
  }
}

export const changeRequestStore = defineStore(
  'change-request',
  (get) =>
    new ChangeRequestStore({
      api: get(apiPort)(calls),
      notifications: get(notificationStore),
      installationType: get(configPort).session.installationType,
    }),
)
