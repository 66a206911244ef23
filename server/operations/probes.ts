/** The probes of the operators: liveness, readiness and metrics. */
import type { Log } from '../log'
import { sameSecret } from '../secrets'
import type { Metrics } from './metrics'
import type { Watch } from './watch'

export interface ProbeOptions {
  readonly fault: Watch['fault']
  readonly log: Log
  readonly metrics: Metrics
  /** Bearer token for the metrics; null disables them. */
  readonly metricsToken: string | null
  readonly isStopping: () => boolean
}

type Probe = (request: Request) => Promise<Response>

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
const statusResponse = (status: number, word: string): Response =>
  Response.json({ status: word }, { status, headers: HEADERS })

/** Returns the probes by path. */
export function createProbes(options: ProbeOptions): ReadonlyMap<string, Probe> {
  const ready = createReady(options)
  return new Map<string, Probe>([
    // Does not check the database, because a restart of this process would not repair it.
    ['/health', () => Promise.resolve(statusResponse(200, 'alive'))],
    ['/ready', ready],
    ['/metrics', (request) => metricsResponse(request, options)],
  ])
}

/** Returns the readiness probe, which logs a reason when it begins. */
function createReady({ fault, log, isStopping }: ProbeOptions): () => Promise<Response> {
  let last: string | null = null
  return async () => {
    if (isStopping()) return statusResponse(503, 'stopping')
    const reason = await fault()
    if (reason !== last && reason !== null) log.error(`not ready: ${reason}`, new Error(reason))
    last = reason
    return reason === null ? statusResponse(200, 'ready') : statusResponse(503, reason)
  }
}

async function metricsResponse(request: Request, { metrics, metricsToken }: ProbeOptions): Promise<Response> {
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (metricsToken === null || !sameSecret(given, metricsToken)) return statusResponse(404, 'not found')
  return new Response(await metrics.text(), { headers: { ...HEADERS, 'Content-Type': metrics.contentType } })
}
