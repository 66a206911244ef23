import { overloaded } from '../refusal'

/** How long a call may wait for its turn. One that would wait longer is refused at once. */
const MOST_WAIT_MS = 5_000
/** Weight of the latest call in the mean duration of a call. */
const WEIGHT = 0.1

/** Who goes first: a visitor who holds a time, before all who do not. */
export type Precedence = 'holder' | 'other'

/** Runs a call when it is its turn. Throws a `Refusal` (503) if its turn would come too late. */
export type Admit = <T>(precedence: Precedence, run: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly since: number
  readonly begin: () => void
  readonly refuse: () => void
}

/** Admits all calls at once, for a program without a socket. */
export const admitAll: Admit = (_, run) => run()

/**
 * Runs at most `atOnce` calls at a time, so that each gets a connection of the database when it begins. The others wait,
 * and visitors who hold a time go before those who do not. A holder is never refused here, only by the time limit of all
 * calls. `now` is in milliseconds.
 */
export function admitInTurn(atOnce: number, now: () => number = () => performance.now()): Admit {
  const waiting: Readonly<Record<Precedence, Waiting[]>> = { holder: [], other: [] }
  let running = 0
  let meanMs = 0

  const expectedMs = (): number => ((waiting.holder.length + waiting.other.length + 1) * meanMs) / atOnce

  const next = (): void => {
    const holder = waiting.holder.shift()
    if (holder) return holder.begin()
    for (let other = waiting.other.shift(); other; other = waiting.other.shift()) {
      if (now() - other.since <= MOST_WAIT_MS) return other.begin()
      other.refuse()
    }
  }

  const turn = (precedence: Precedence): Promise<void> => {
    const expected = expectedMs()
    if (precedence === 'other' && expected > MOST_WAIT_MS) throw overloaded(expected / 1000)
    return new Promise((resolve, reject) => {
      waiting[precedence].push({
        since: now(),
        begin: () => {
          running += 1
          resolve()
        },
        refuse: () => reject(overloaded(expectedMs() / 1000)),
      })
    })
  }

  return async (precedence, run) => {
    if (running < atOnce) running += 1
    else await turn(precedence)
    const began = now()
    try {
      return await run()
    } finally {
      meanMs += (now() - began - meanMs) * WEIGHT
      running -= 1
      next()
    }
  }
}
