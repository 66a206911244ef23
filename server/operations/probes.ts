/** The probes of the operators: liveness, readiness and metrics. */
import { HEADERS } from '../response-headers'
import { sameSecret } from '../secrets'
import { ping } from '../store/backlog'
import type { Database } from '../store/database'
import type { Metrics } from './metrics'

export interface ProbeOptions {
  readonly db: Database
  readonly metrics: Metrics
  /** Bearer token for the metrics; null disables them. */
  readonly metricsToken: string | null
  readonly isStopping: () => boolean
  /** Headers of every response, of any kind. */
  readonly security: Readonly<Record<string, string>>
}

type Probe = (request: Request) => Promise<Response>

const PING_MS = 2_000

/** Returns the probes by path. */
export function createProbes(options: ProbeOptions): ReadonlyMap<string, Probe> {
  const headers = { ...HEADERS.probe, ...options.security }
  const say = (status: number, word: string): Response => Response.json({ status: word }, { status, headers })
  const ready = async (): Promise<Response> => {
    if (options.isStopping()) return say(503, 'stopping')
    return (await responds(options.db)) ? say(200, 'ready') : say(503, 'no database')
  }
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
  return new Map<string, Probe>([
    // Does not check the database, because a restart of this process would not repair it.
    ['/health', reading(async () => say(200, 'alive'))],
    ['/ready', reading(ready)],
    ['/metrics', reading(metrics)],
  ])
}

/** Whether the database responds in time. */
function responds(db: Database): Promise<boolean> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PING_MS, new Error('late')).unref())
  return Promise.race([ping(db), late]).then(
    () => true,
    () => false,
  )
}

function mayRead(request: Request, metricsToken: string | null): boolean {
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return metricsToken !== null && sameSecret(given, metricsToken)
}
