/** What whoever runs the server asks it: whether it is alive, whether to send visitors, and what it has measured. */
import { sameSecret } from '../secrets'
import { ping } from '../store/backlog'
import type { Database } from '../store/database'
import type { Metrics } from './metrics'

export interface ProbeOptions {
  readonly db: Database
  readonly metrics: Metrics
  /** Who may read the metrics says it as a bearer token; null: nobody. */
  readonly metricsToken: string | null
  readonly isStopping: () => boolean
}

type Probe = (request: Request) => Promise<Response>

const PING_MS = 2_000
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
const told = (status: number, word: string): Response => Response.json({ status: word }, { status, headers: HEADERS })

/** By path. */
export const createProbes = (options: ProbeOptions): ReadonlyMap<string, Probe> =>
  new Map<string, Probe>([
    // Says nothing about the database: a restart of this process would not mend that.
    ['/health', () => Promise.resolve(told(200, 'alive'))],
    ['/ready', () => ready(options)],
    ['/metrics', (request) => measured(request, options)],
  ])

async function ready({ db, isStopping }: ProbeOptions): Promise<Response> {
  if (isStopping()) return told(503, 'stopping')
  const late = new Promise<never>((_, reject) => setTimeout(reject, PING_MS, new Error('late')).unref())
  return Promise.race([ping(db), late]).then(
    () => told(200, 'ready'),
    () => told(503, 'no database'),
  )
}

async function measured(request: Request, { metrics, metricsToken }: ProbeOptions): Promise<Response> {
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (metricsToken === null || !sameSecret(given, metricsToken)) return told(404, 'not found')
  return new Response(await metrics.text(), { headers: { ...HEADERS, 'Content-Type': metrics.contentType } })
}
