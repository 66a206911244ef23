/**
 * Load generator: starts visitor journeys at a fixed rate, whether or not earlier ones have finished, and measures
 * their calls.
 */
import { setTimeout } from 'node:timers/promises'
import { REST_ROOT } from '#shared/api/rest-root'

export interface Arrivals {
  readonly perSecond: number
  readonly seconds: number
  readonly journey: (n: number) => Promise<void>
}

/**
 * Runs the journeys. Resolves to their failures and to `late`: the largest delay of a start in milliseconds, caused by
 * this program.
 */
export async function runAtRate({ perSecond, seconds, journey }: Arrivals): Promise<{
  readonly journeys: number
  readonly failures: readonly unknown[]
  readonly late: number
}> {
  const failures: unknown[] = []
  const under: Promise<void>[] = []
  const started = performance.now()
  let late = 0
  const journeys = Math.max(1, Math.round(perSecond * seconds))
  for (let n = 0; n < journeys; n++) {
    const due = started + (n * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    late = Math.max(late, performance.now() - due)
    under.push(journey(n).catch((error: unknown) => void failures.push(error)))
  }
  await Promise.all(under)
  return { journeys, failures, late }
}

/** Wraps a fetch: records the duration of each call and collects the failed ones. */
export function stopwatch(fetch: (request: Request) => Promise<Response>) {
  const times = new Map<string, number[]>()
  const bad: string[] = []
  const timed = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(REST_ROOT, '')}`
    const started = performance.now()
    const response = await fetch(request).catch((error: unknown) => {
      bad.push(`${call}: ${String(error)}`)
      throw error
    })
    if (!response.ok) bad.push(`${call}: ${response.status} ${await response.clone().text()}`)
    times.set(call, [...(times.get(call) ?? []), performance.now() - started])
    return response
  }
  return { fetch: timed, bad, times: times as ReadonlyMap<string, readonly number[]> }
}

const percentile = (values: readonly number[], of: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * of))] ?? Number.NaN

/** One line per call: its count, and its p50 and p99 in milliseconds. */
export const tableOf = (times: ReadonlyMap<string, readonly number[]>): string =>
  [['all calls', [...times.values()].flat()] as const, ...[...times].sort(([a], [b]) => (a < b ? -1 : 1))]
    .map(([call, ms]) => {
      const [half, most] = [percentile(ms, 0.5), percentile(ms, 0.99)].map((one) => one.toFixed(0).padStart(6))
      return `${call.padEnd(40)} ${String(ms.length).padStart(6)} times  p50 ${half} ms  p99 ${most} ms`
    })
    .join('\n')

/** Least-squares line through the points: its slope, and its value at the mean x. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): { slope: number; middle: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [midX, midY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const [above, below] = points.reduce(
    ([xy, xx], [x, y]) => [xy + (x - midX) * (y - midY), xx + (x - midX) ** 2] as const,
    [0, 0] as const,
  )
  return { slope: above / below, middle: midY }
}
