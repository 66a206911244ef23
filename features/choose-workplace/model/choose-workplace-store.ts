import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { byFirstFreeDay, firstFreeDays } from '#entities/organization'
import type { Organization } from '#shared/api/nouns/entities'
import type { NextFreeTime } from '#shared/api/nouns/next-free-time'
import type { Client } from '#shared/api/client'
import {
  compatibleOrganizations,
  nextFreeTimes,
  setActiveOrganization,
  tireChangeOrganizations,
} from '#shared/api/contract/organizations'
import { apiPort } from '#shared/api/port'
import type { WallDate } from '#shared/date/wall-clock'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = { compatibleOrganizations, nextFreeTimes, setActiveOrganization, tireChangeOrganizations }

/** What the processes want of this step. */
export interface WorkplaceOptions {
  /** Tire change has its own list of workshops, in the server's order and without free times (OR-02, READINGS.md 7). */
  readonly workshops: 'compatible' | 'tire-change'
}

/** What is known of a workshop's first free day. */
export interface FreeTime {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly day: WallDate | undefined
}

/** The workshops the visitor can choose from. The cards never wait for the free times (OR-06). */
export class ChooseWorkplaceStore {
  readonly organizations: Resource<[WorkplaceOptions], readonly Organization[]>
  readonly freeTimes: Resource<[readonly Organization[]], readonly NextFreeTime[]>
  readonly choice: Action<[organizationId: number]>
  /** The workshop whose button was pressed last. */
  chosenId: number | null = null

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
  ) {
    this.organizations = new Resource((signal, { workshops }) =>
      workshops === 'compatible'
        ? api.compatibleOrganizations({ query: {} }, { signal })
        : api.tireChangeOrganizations({ query: {} }, { signal }),
    )
    this.freeTimes = new Resource((signal, organizations) =>
      api.nextFreeTimes({ query: { organizationIds: organizations.map(({ id }) => id).join(',') } }, { signal }),
    )
    this.choice = new Action((organizationId) => this.activate(organizationId))
    makeAutoObservable<this, 'api' | 'booking'>(
      this,
      { api: false, booking: false, organizations: false, freeTimes: false, choice: false },
      { autoBind: true },
    )
  }

  async load(options: WorkplaceOptions): Promise<void> {
    if (!(await this.organizations.load(options))) return
    if (options.workshops === 'compatible') await this.loadFreeTimes()
  }

  async loadFreeTimes(): Promise<void> {
    const organizations = this.organizations.latest ?? []
    if (organizations.length > 0) await this.freeTimes.load(organizations)
  }

  dispose(): void {
    this.organizations.reset()
    this.freeTimes.reset()
  }

  get freeDays(): ReadonlyMap<number, WallDate> {
    return firstFreeDays(this.freeTimes.latest ?? [])
  }

  freeTimeOf(organizationId: number): FreeTime {
    return { status: this.freeTimes.state.status, day: this.freeDays.get(organizationId) }
  }

  get sorted(): readonly Organization[] {
    return byFirstFreeDay(this.organizations.latest ?? [], this.freeDays)
  }

  /** Resolves to whether the booking has its workshop now. */
  choose(organizationId: number): Promise<boolean> {
    if (!this.choice.isRunning) this.chosenId = organizationId
    return this.choice.run(organizationId)
  }

  private async activate(organizationId: number): Promise<void> {
    await this.api.setActiveOrganization({ query: { organizationId } })
    await this.booking.refresh()
  }
}

export const chooseWorkplaceStore = defineStore(
  'choose-workplace',
  (get) => new ChooseWorkplaceStore(get(apiPort)(calls), get(bookingStore)),
)
