import { makeAutoObservable } from 'mobx'
import type { NearbyOrganization } from '#shared/api/nouns/organizations'
import { Resource } from '#shared/store/resource'
import type { Place } from './locate'
import { LocationError } from './location-error'
import type { Identifier } from '#shared/api/nouns/lenient'

/** Maximum number of results of the reference server. Workshops beyond it keep their usual sequence. */
const MOST = 50

type Find = (
  query: Place & { readonly numberOfResults: number },
  signal: AbortSignal,
) => Promise<readonly NearbyOrganization[]>

interface NearestWorkshops {
  readonly ids: readonly Identifier[]
  readonly kilometers: ReadonlyMap<string, number>
}

const NONE: NearestWorkshops = { ids: [], kilometers: new Map() }

/**
 * The workshops nearest to the visitor, requested when the visitor asks for it and allows the position (OR-07). The
 * response is sorted. Not every server returns distances, so a distance is shown only if it is known.
 */
export class Nearest {
  readonly #found: Resource<[], NearestWorkshops>

  constructor(find: Find) {
    this.#found = new Resource(async (signal) => {
      const { locate } = await import(/* webpackChunkName: "rare" */ './locate')
      const workshops = await find({ ...roughly(await locate()), numberOfResults: MOST }, signal)
      return {
        ids: workshops.map(({ id }) => id),
        kilometers: new Map(
          workshops.flatMap(({ id, distance }) => (distance === null ? [] : [[String(id), distance] as const])),
        ),
      }
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isOn(): boolean {
    return this.#found.state.status === 'ready'
  }

  get isBusy(): boolean {
    return this.#found.state.status === 'loading'
  }

  get failure(): 'location' | { readonly error: unknown } | null {
    const { state } = this.#found
    if (state.status !== 'failed') return null
    return state.error instanceof LocationError ? 'location' : { error: state.error }
  }

  /** Workshop ids, nearest first. */
  get ids(): readonly Identifier[] {
    return this.result.ids
  }

  get kilometers(): ReadonlyMap<string, number> {
    return this.result.kilometers
  }

  async toggle(): Promise<void> {
    if (this.isOn || this.isBusy) this.reset()
    else await this.#found.load()
  }

  reset(): void {
    this.#found.reset()
  }

  private get result(): NearestWorkshops {
    return this.#found.state.status === 'ready' ? this.#found.state.value : NONE
  }
}

/** Rounds to two decimals, about a kilometre. That is enough to find workshops but does not reveal a home address. */
const roughly = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
