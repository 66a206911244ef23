/** Servers that refuse the first attempt of one write, with a success that says no or with a status (AS-09, AS-12). */
import type { App } from '#server/app/app'
import type { BookingContract } from '#shared/api/contract'
import { callOf } from '../../../scripts/tools/call-of'
import { no } from './answers'
import { Chance } from './chance'

type Call = keyof BookingContract

/** Writes that both processes make. */
const WRITES: readonly [Call, ...Call[]] = [
  'searchVehicle',
  'setActiveOrganization',
  'reserveTime',
  'saveCustomer',
  'saveBooking',
]
const STATUSES = [401, 409, 412, 419, 429, 440, 500, 503] as const

export interface RefusingServer {
  /** Wraps a server. The refused request does not reach it. */
  readonly refuse: (fetch: App['fetch']) => App['fetch']
  readonly differences: () => readonly string[]
}

export function refusing(seed: number): RefusingServer {
  const chance = new Chance(seed)
  const call = chance.pick('which write', WRITES)
  let isRefused = false
  const answer = (): Response => {
    // A search that says no has found no vehicle, which is no failure.
    if (call !== 'searchVehicle' && chance.of('status') < 0.5) return no(call, chance)
    const status = chance.pick('which status', STATUSES)
    const headers = status === 429 || status === 503 ? { 'Retry-After': '90' } : {}
    return chance.differ(call, `HTTP ${status}`, new Response('<h1>Huoltokatko</h1>', { status, headers }))
  }
  return {
    refuse: (fetch) => async (request, address) => {
      if (isRefused || callOf(request) !== call) return fetch(request, address)
      isRefused = true
      return answer()
    },
    differences: () => [...chance.found],
  }
}
