import { makeAutoObservable } from 'mobx'
import { bookingStore } from '#entities/booking'
import { droppedRowsStore, pendingCarts } from '#entities/cart'
import { bookingAttemptPort, type BookingAttempt } from '#entities/process'
import { givenStore } from '#entities/session'
import { shownFirstDays } from '#entities/organization'
import { organizationSearch } from './organization-rules'
import type { Organization } from '#shared/api/nouns/organizations'
import { type Client, apiPort } from '#shared/api/client'
import { selectHourService } from '#shared/api/contract/time/slots'
import { findOrganizations, nextFreeTimes, setActiveOrganization } from '#shared/api/contract/workplaces'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { CardSorting } from './card-sorting'
import { FreeTimes } from './free-times'
import { keepOrder, keepOrderCalls } from './keep-order'
import { Nearest } from './nearest'
import { listCalls, organizationsOf, type WorkplaceOptions } from './organizations'
import type { Workshops } from './sold-products'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of this store. */
const calls = {
  ...keepOrderCalls,
  ...listCalls,
  findOrganizations,
  nextFreeTimes,
  selectHourService,
  setActiveOrganization,
}

/** From this number of workshops on, search tools are shown (OR-07). */
const MANY = 8
/** How long a choice waits for ticks of the step that was left, in ms. They are sent in any case. */
const PATIENCE_MS = 2_000

/** The workshops to choose from. Cards are shown before the free times arrive (OR-06). */
export class ChooseWorkplaceStore {
  readonly organizations: Resource<[WorkplaceOptions], readonly Organization[]>
  readonly freeTimes: FreeTimes
  readonly nearest: Nearest
  readonly sorting: CardSorting
  readonly choice: Action<[organizationId: Identifier, workshops: Workshops]>
  /** The workshop selected last. */
  chosenId: Identifier | null = null

  readonly search: SearchMemory
  readonly #get: StoreResolver
  readonly #api: Client<typeof calls>

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.#get = get
    this.#api = api
    this.search = get(searchMemory)
    this.organizations = new Resource((signal, options) => organizationsOf(api, get, options, { signal }))
    this.freeTimes = new FreeTimes(
      (ids, signal) => api.nextFreeTimes({ query: { organizationIds: ids.join(',') } }, { signal }),
      () => get(bookingStore).today(),
      () => this.sorting.update(),
    )
    this.nearest = new Nearest((query, signal) => api.findOrganizations({ query }, { signal }))
    this.sorting = new CardSorting(() => this.all, this.freeTimes, this.nearest)
    this.choice = new Action((organizationId, workshops) => this.activate(organizationId, workshops))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(options: WorkplaceOptions): Promise<void> {
    // First, because the list may have been asked ahead, and a write drops what was.
    const listed = this.organizations.load(options)
    const isTold = options.offers && this.selectHourService()
    if (!(await listed)) return
    await isTold
    if (options.workshops === 'compatible') await this.loadFreeTimes()
  }

  /** The first free times are then those of hour service. The time step asks for it again. */
  private async selectHourService(): Promise<void> {
    await this.#api.selectHourService({ query: { state: true } }, { handlesError: () => true }).catch(() => {})
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

  /** Ids of the workshops that match the search text. */
  get found(): ReadonlySet<Identifier> {
    return new Set(this.find(this.hasMany ? this.search.text : '').map(({ id }) => id))
  }

  /** Resolves to true if the workshop was set for the booking. */
  choose(organizationId: Identifier, workshops: Workshops): Promise<boolean> {
    if (!this.choice.isRunning) this.chosenId = organizationId
    return this.choice.run(organizationId, workshops)
  }

  /** Returns the workshop that the site around the frame names, once and if it suits the vehicle. */
  takeGiven(): Organization | undefined {
    const given = this.#get(givenStore)
    const id = given.workplace
    given.workplace = ''
    return this.all.find((one) => String(one.id) === id)
  }

  private get all(): readonly Organization[] {
    return this.organizations.latest ?? []
  }

  private get find(): (query: string) => readonly Organization[] {
    return organizationSearch(this.all)
  }

  private async activate(organizationId: Identifier, workshops: Workshops): Promise<void> {
    const get = this.#get
    const [api, booking] = [this.#api, get(bookingStore)]
    await Promise.race([get(pendingCarts).work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    const { isEmpty, complete } = keepOrder({
      api,
      booking,
      dropped: get(droppedRowsStore),
      bookingAttemptId: get(bookingAttemptPort).bookingAttemptId,
    })
    await api.setActiveOrganization({ query: { organizationId } })
    get(shownFirstDays).record(organizationId, this.freeTimes.days.get(String(organizationId)))
    const read = booking.refresh()
    // Rows that are taken over to the new workplace change what the next step shows.
    if (isEmpty) get(bookingAttemptPort).next?.askAhead?.(get)
    await read
    await complete(workshops)
  }
}

export const chooseWorkplaceStore = defineStore('choose-workplace', (get) => new ChooseWorkplaceStore(get))

/** The search text. Kept during the same booking, so that it is restored when the visitor returns to the step. */
class SearchMemory {
  private typed = ''
  private bookingAttemptId = ''

  constructor(private readonly wizard: BookingAttempt) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get text(): string {
    return this.bookingAttemptId === this.wizard.bookingAttemptId ? this.typed : ''
  }

  type(text: string): void {
    this.typed = text
    this.bookingAttemptId = this.wizard.bookingAttemptId
  }
}

const searchMemory = defineStore('workplace-search', (get) => new SearchMemory(get(bookingAttemptPort)))
