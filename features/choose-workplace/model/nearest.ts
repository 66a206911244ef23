import { makeAutoObservable } from 'mobx'
import type { NearbyOrganization } from '#shared/api/nouns/organizations'
import { Resource } from '#shared/store/resource'
import type { Place } from './locate'
import { LocationError } from './location-error'

/** As many as the reference server tells of; the workshops beyond follow in the usual order. */
const MOST = 50

type Find = (
  query: Place & { readonly numberOfResults: number },
  signal: AbortSignal,
) => Promise<readonly NearbyOrganization[]>

interface Known {
  readonly ids: readonly number[]
  readonly kilometers: ReadonlyMap<number, number>
}

const NONE: Known = { ids: [], kilometers: new Map() }

/**
 * Which workshops are nearest, once the visitor has asked for it and has told where they are (OR-07). The answer has its
 * order; how far each is belongs to no field that every server has, and is told where it is known.
 */
export class Nearest {
  private readonly found: Resource<[], Known>

  constructor(find: Find) {
    this.found = new Resource(async (signal) => {
      const { locate } = await import(/* webpackChunkName: "rare" */ './locate')
      const near = await find({ ...roughly(await locate()), numberOfResults: MOST }, signal)
      return {
        ids: near.map(({ id }) => id),
        kilometers: new Map(near.flatMap(({ id, distance }) => (distance === null ? [] : [[id, distance] as const]))),
      }
    })
    makeAutoObservable<this, 'found'>(this, { found: false }, { autoBind: true })
  }

  get isOn(): boolean {
    return this.found.state.status === 'ready'
  }

  get isBusy(): boolean {
    return this.found.state.status === 'loading'
  }

  get failure(): 'location' | { readonly error: unknown } | null {
    const { state } = this.found
    if (state.status !== 'failed') return null
    return state.error instanceof LocationError ? 'location' : { error: state.error }
  }

  /** The nearest first. */
  get ids(): readonly number[] {
    return this.known.ids
  }

  get kilometers(): ReadonlyMap<number, number> {
    return this.known.kilometers
  }

  async toggle(): Promise<void> {
    if (this.isOn) this.reset()
    else if (!this.isBusy) await this.found.load()
  }

  reset(): void {
    this.found.reset()
  }

  private get known(): Known {
    return this.found.state.status === 'ready' ? this.found.state.value : NONE
  }
}

/** Two decimals are about a kilometre: enough to find a workshop by, and not enough to tell in which house somebody is. */
const roughly = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
