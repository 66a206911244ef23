import { hostState, isWritable, placeOf, type HostState } from '../platform/database/hosts/host-state'
import { good, PATIENCE_MS, wrong, type Finding } from './finding'

export interface CheckedHosts {
  readonly findings: readonly Finding[]
  /** Address of the host to look at further; null if none of several accepts writes. */
  readonly writable: string | null
}

/** Tells what each of several hosts does. A single host is looked at by the other checks. */
export async function checkHosts(urls: readonly string[]): Promise<CheckedHosts> {
  const [url = ''] = urls
  if (urls.length <= 1) return { findings: [], writable: url }
  const states = await Promise.all(urls.map(async (one) => ({ url: one, state: await hostState(one, PATIENCE_MS) })))
  const writable = states.filter(({ state }) => isWritable(state))
  const findings = states.map(({ url: one, state }) => findingOf(placeOf(one), state))
  return { findings: [...findings, ...checkPrimaries(writable.length)], writable: writable[0]?.url ?? null }
}

function findingOf(place: string, state: HostState): Finding {
  const what = `host ${place}`
  if (isWritable(state)) return good(what, 'accepts writes')
  if (state === 'read-only') return good(what, 'a read-only standby')
  return wrong(what, state.fault, 'start it, or a failure of the others stops the bookings')
}

function checkPrimaries(count: number): readonly Finding[] {
  if (count === 1) return []
  return count === 0
    ? [wrong('writing', 'no host accepts writes', 'promote a standby, or name the primary server in DATABASE_URL')]
    : [wrong('writing', `${count} hosts accept writes`, 'stop all but the primary, or bookings are split between them')]
}
