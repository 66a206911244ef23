import { hostState, placeOf, type HostState } from './host-state'

/** How long a host may take to tell its state. Less than the ping of the watch waits, so that a new primary is found by it. */
const PROBE_MS = 1_500

/** No host accepts writes: the primary has ended and no standby is promoted yet. */
export class NoWritableHost extends Error {
  override readonly name = 'NoWritableHost'
}

/** Which of several hosts is the primary. One for each pool. */
export interface WritableHost {
  /** Resolves to the address of the host that accepts writes. Throws `NoWritableHost` if none does. */
  readonly find: () => Promise<string>
  /** Makes the next `find` ask all hosts again, because a connection broke or refused a write. */
  readonly doubt: () => void
}

/**
 * Remembers the last host that accepted writes until it is doubted, so that a new connection costs no further one. All hosts
 * are asked at once, because a machine that is gone does not answer at all. The first in order that accepts writes is taken.
 * `onMoved` is called with its address if the last one was another.
 */
export function writableHost(urls: readonly string[], onMoved: (url: string) => void): WritableHost {
  let known: string | null = null
  let last: string | null = null
  let asking: Promise<string> | null = null

  const ask = async (): Promise<string> => {
    const states = urls.map((url) => hostState(url, PROBE_MS))
    for (const [index, url] of urls.entries())
      if ((await states[index]) === 'writable') {
        known = url
        if (last !== null && last !== url) onMoved(url)
        last = url
        return url
      }
    throw new NoWritableHost(describeHosts(urls, await Promise.all(states)))
  }

  return {
    find: async () => {
      if (known !== null) return known
      asking ??= ask().finally(() => (asking = null))
      return asking
    },
    doubt: () => void (known = null),
  }
}

/** Says in one line what each host does. */
export function describeHosts(urls: readonly string[], states: readonly HostState[]): string {
  const told = urls.map((url, index) => `${placeOf(url)} ${wordsOf(states[index])}`)
  return `no host accepts writes: ${told.join(', ')}`
}

const wordsOf = (state: HostState | undefined): string =>
  typeof state === 'object' ? `fails (${state.fault})` : state === 'read-only' ? 'is read-only' : 'accepts writes'
