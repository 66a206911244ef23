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
  /** Headers of every response of a probe. */
  readonly headers: Readonly<Record<string, string>>
}

type Probe = (request: Request) => Promise<Response>

/** Returns the probes by path. */
export function createProbes(options: ProbeOptions): ReadonlyMap<string, Probe> {
  const { headers } = options
  const say = (status: number, word: string): Response => Response.json({ status: word }, { status, headers })
  const metrics = async (request: Request): Promise<Response> => {
    if (!mayRead(request, options.metricsToken)) return say(404, 'not found')
    const { text, contentType } = options.metrics
    return new Response(await text(), { headers: { ...headers, 'Content-Type': contentType } })
  }
  /** Refuses every method but GET and HEAD. */
  const reading =
    (probe: Probe): Probe =>
    async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD') return probe(request)
      const refused = say(405, 'only GET')
      refused.headers.set('Allow', 'GET, HEAD')
      return refused
    }
  const reasonNow = createReadiness(options)
  return new Map<string, Probe>([
    // Does not check the database, because a restart of this process would not repair it.
    ['/health', reading(async () => say(200, 'alive'))],
    [
      '/ready',
      reading(async () => {
        const reason = await reasonNow()
        return reason === null ? say(200, 'ready') : say(503, reason)
      }),
    ],
    ['/metrics', reading(metrics)],
  ])
}

/** Returns a function that tells why the server is not ready, or null if it is. A new reason is logged. */
function createReadiness({ fault, log, isStopping }: ProbeOptions): () => Promise<string | null> {
  let last: string | null = null
  return async () => {
    if (isStopping()) return 'stopping'
    const reason = await fault()
    if (reason !== last && reason !== null) log.error(`not ready: ${reason}`, new Error(reason))
    last = reason
    return reason
  }
}

function mayRead(request: Request, metricsToken: string | null): boolean {
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return metricsToken !== null && sameSecret(given, metricsToken)
}
