import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { organizationSearch } from '#entities/organization'
import type { Organization } from '#shared/api/nouns/entities'
import type { Client } from '#shared/api/client'
import {
  compatibleOrganizations,
  findOrganizations,
  nextFreeTimes,
  setActiveOrganization,
  tireChangeOrganizations,
} from '#shared/api/contract/organizations'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { CardOrder } from './card-order'
import { FreeTimes } from './free-times'
import { Nearest } from './nearest'
import { searchMemory, type SearchMemory } from './search-memory'

/** The calls made here. */
const calls = {
  compatibleOrganizations,
  findOrganizations,
  nextFreeTimes,
  setActiveOrganization,
  tireChangeOrganizations,
}

/** What the processes want of this step. */
export interface WorkplaceOptions {
  /** Tire change has its own list of workshops, in the server's order and without free times (OR-02, READINGS.md 7). */
  readonly workshops: 'compatible' | 'tire-change'
}

/** From how many workshops on one looks for one's own instead of reading them all (OR-07). */
const MANY = 8

/** The workshops the visitor can choose from. The cards never wait for the free times (OR-06). */
export class ChooseWorkplaceStore {
  readonly organizations: Resource<[WorkplaceOptions], readonly Organization[]>
  readonly freeTimes: FreeTimes
  readonly nearest: Nearest
  readonly order: CardOrder
  readonly choice: Action<[organizationId: number]>
  /** The workshop whose button was pressed last. */
  chosenId: number | null = null

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    readonly search: SearchMemory,
  ) {
    this.organizations = new Resource((signal, { workshops }) =>
      workshops === 'compatible'
        ? api.compatibleOrganizations({ query: {} }, { signal })
        : api.tireChangeOrganizations({ query: {} }, { signal }),
    )
    this.freeTimes = new FreeTimes(
      (ids, signal) => api.nextFreeTimes({ query: { organizationIds: ids.join(',') } }, { signal }),
      () => this.order.update(),
    )
    this.nearest = new Nearest((query, signal) => api.findOrganizations({ query }, { signal }))
    this.order = new CardOrder(() => this.all, this.freeTimes, this.nearest)
    this.choice = new Action((organizationId) => this.activate(organizationId))
    makeAutoObservable<this, 'api' | 'booking'>(
      this,
      {
        api: false,
        booking: false,
        search: false,
        organizations: false,
        freeTimes: false,
        nearest: false,
        order: false,
        choice: false,
      },
      { autoBind: true },
    )
  }

  async load(options: WorkplaceOptions): Promise<void> {
    if (!(await this.organizations.load(options))) return
    if (options.workshops === 'compatible') await this.loadFreeTimes()
  }

  async loadFreeTimes(): Promise<void> {
    await this.freeTimes.load(this.all.map(({ id }) => id))
  }

  dispose(): void {
    this.organizations.reset()
    this.freeTimes.reset()
    this.nearest.reset()
  }

  get hasMany(): boolean {
    return this.all.length >= MANY
  }

  /** The ids of those that are found by what was typed. */
  get found(): ReadonlySet<number> {
    return new Set(this.find(this.hasMany ? this.search.text : '').map(({ id }) => id))
  }

  /** Resolves to whether the booking has its workshop now. */
  choose(organizationId: number): Promise<boolean> {
    if (!this.choice.isRunning) this.chosenId = organizationId
    return this.choice.run(organizationId)
  }

  private get all(): readonly Organization[] {
    return this.organizations.latest ?? []
  }

  private get find(): (query: string) => readonly Organization[] {
    return organizationSearch(this.all)
  }

  private async activate(organizationId: number): Promise<void> {
    await this.api.setActiveOrganization({ query: { organizationId } })
    await this.booking.refresh()
  }
}

export const chooseWorkplaceStore = defineStore(
  'choose-workplace',
  (get) => new ChooseWorkplaceStore(get(apiPort)(calls), get(bookingStore), get(searchMemory)),
)
