import { overloaded } from '../refusal'

/** How long a call may wait for its turn. One that is expected to wait longer is refused at once. */
const MOST_WAIT_MS = 5_000
/** Weight of the latest call in the mean duration of a call. */
const WEIGHT = 0.1

/**
 * Who goes first: a call of a visitor who holds a time, before all other calls, and those that ask for a time last. They
 * wait for each other's turn at the workshop anyway.
 */
export type Precedence = 'holder' | 'other' | 'asking'
const ORDER = ['holder', 'other', 'asking'] as const satisfies readonly Precedence[]

/** Runs a call when it is its turn. Throws a `Refusal` (503) if its turn would come too late. */
export type Admit = <T>(precedence: Precedence, run: () => Promise<T>) => Promise<T>

/** Admits all calls at once, for a program without a socket. */
export const admitAll: Admit = (_, run) => run()

/** Most calls that run at once: all together, and those that ask for a time. */
export interface AtOnce {
  readonly all: number
  readonly asking: number
}

/**
 * Lets calls run in turn, so that each gets a connection of the database when it begins, and so that the first ones end
 * soon if the machine is short of power. A holder is never refused here, only by the time limit of all calls.
 */
export function admitInTurn(atOnce: AtOnce): Admit {
  /** What begins each waiting call, in the order of their arrival. */
  const waiting = { holder: new Set<() => void>(), other: new Set<() => void>(), asking: new Set<() => void>() }
  const running: Record<Precedence, number> = { holder: 0, other: 0, asking: 0 }
  const meanMs: Record<Precedence, number> = { holder: 0, other: 0, asking: 0 }

  const mayBegin = (precedence: Precedence): boolean =>
    running.holder + running.other + running.asking < atOnce.all &&
    (precedence !== 'asking' || running.asking < atOnce.asking)

  /** Milliseconds until one more call of this kind would begin. */
  const expectedMs = (precedence: Precedence): number =>
    ORDER.slice(0, ORDER.indexOf(precedence) + 1)
      .map((kind) => (waiting[kind].size * meanMs[kind]) / (kind === 'asking' ? atOnce.asking : atOnce.all))
      .reduce((sum, ms) => sum + ms, 0)

  const beginNext = (): void => {
    for (const precedence of ORDER)
      for (const begin of waiting[precedence]) {
        if (!mayBegin(precedence)) break
        waiting[precedence].delete(begin)
        begin()
      }
  }

  const turn = (precedence: Precedence): Promise<void> => {
    const expected = expectedMs(precedence)
    if (precedence !== 'holder' && expected > MOST_WAIT_MS) throw overloaded(expected / 1000)
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(patience)
        running[precedence] += 1
        resolve()
      }
      const patience =
        precedence === 'holder'
          ? undefined
          : setTimeout(() => {
              waiting[precedence].delete(begin)
              reject(overloaded(expectedMs(precedence) / 1000))
            }, MOST_WAIT_MS)
      waiting[precedence].add(begin)
    })
  }

  return async (precedence, run) => {
    if (mayBegin(precedence)) running[precedence] += 1
    else await turn(precedence)
    const began = performance.now()
    try {
      return await run()
    } finally {
      meanMs[precedence] += (performance.now() - began - meanMs[precedence]) * WEIGHT
      running[precedence] -= 1
      beginNext()
    }
  }
}
