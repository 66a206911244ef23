import { hostState, isWritable, placeOf, type HostState } from './host-state'

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
  /** Whether writes of this timeline count: no newer primary has been seen. Null stands for none. */
  readonly isCurrent: (timeline: number | null) => boolean
  /** Makes the next `find` ask all hosts again, because a connection broke or refused a write. */
  readonly doubt: () => void
}

/**
 * Remembers the last host that accepted writes until it is doubted, so that a new connection costs no further one. All hosts
 * are asked at once, because a machine that is gone does not answer at all. The one with the highest timeline is taken, and
 * never one with a lower timeline than seen before: that is a former primary that came back.
 * `onMoved` is called with its address if the last one was another.
 */
export function writableHost(urls: readonly string[], onMoved: (url: string) => void): WritableHost {
  let known: string | null = null
  let last: string | null = null
  let newest = 1
  let asking: Promise<string> | null = null

  const ask = async (): Promise<string> => {
    const states = await Promise.all(urls.map((url) => hostState(url, PROBE_MS)))
    const timelines = states.map((state) => (isWritable(state) ? state.timeline : 0))
    newest = Math.max(newest, ...timelines)
    const url = urls[timelines.indexOf(newest)]
    if (url === undefined) throw new NoWritableHost(describeHosts(urls, states))
    known = url
    if (last !== null && last !== url) onMoved(url)
    last = url
    return url
  }

  return {
    find: async () => {
      if (known !== null) return known
      asking ??= ask().finally(() => (asking = null))
      return asking
    },
    isCurrent: (timeline) => timeline !== null && timeline >= newest,
    doubt: () => void (known = null),
  }
}

/** Says in one line what each host does. */
export function describeHosts(urls: readonly string[], states: readonly HostState[]): string {
  const told = urls.map((url, index) => `${placeOf(url)} ${wordsOf(states[index])}`)
  return `no host accepts writes: ${told.join(', ')}`
}

function wordsOf(state: HostState | undefined): string {
  if (isWritable(state)) return `is a former primary (timeline ${state.timeline})`
  return typeof state === 'object' ? `fails (${state.fault})` : 'is read-only'
}
