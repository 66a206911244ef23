/** The probes of the operators: liveness, readiness and metrics. */
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
}

type Probe = (request: Request) => Promise<Response>

const PING_MS = 2_000
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}
const statusResponse = (status: number, word: string): Response =>
  Response.json({ status: word }, { status, headers: HEADERS })

/** Returns the probes by path. */
export const createProbes = (options: ProbeOptions): ReadonlyMap<string, Probe> =>
  new Map<string, Probe>([
    // Does not check the database, because a restart of this process would not repair it.
    ['/health', reading(() => Promise.resolve(statusResponse(200, 'alive')))],
    ['/ready', reading(() => ready(options))],
    ['/metrics', reading((request) => metricsResponse(request, options))],
  ])

/** Refuses every method but GET and HEAD. */
const reading =
  (probe: Probe): Probe =>
  async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return probe(request)
    const refused = statusResponse(405, 'only GET')
    refused.headers.set('Allow', 'GET, HEAD')
    return refused
  }

async function ready({ db, isStopping }: ProbeOptions): Promise<Response> {
  if (isStopping()) return statusResponse(503, 'stopping')
  const late = new Promise<never>((_, reject) => setTimeout(reject, PING_MS, new Error('late')).unref())
  return Promise.race([ping(db), late]).then(
    () => statusResponse(200, 'ready'),
    () => statusResponse(503, 'no database'),
  )
}

async function metricsResponse(request: Request, { metrics, metricsToken }: ProbeOptions): Promise<Response> {
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (metricsToken === null || !sameSecret(given, metricsToken)) return statusResponse(404, 'not found')
  return new Response(await metrics.text(), { headers: { ...HEADERS, 'Content-Type': metrics.contentType } })
}
