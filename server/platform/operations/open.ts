import type { Database } from '../database/database'
import type { Observe } from './answered'
import { createDiskCheck } from './free-space'
import { createMetrics, type Metrics } from './metrics'
import { createProbes } from './probes'
import type { ServerLog } from './server-log'
import { watchDatabase, type InTime } from './watch'
import type { OperationsConfig } from './operations-config'

export interface Operations {
  readonly observe: Observe
  /** Runs a call within the time that a visitor waits. */
  readonly inTime: InTime
  /** Answers a probe; null for any other path. */
  readonly probe: (request: Request, pathname: string) => Promise<Response> | null
  readonly erased: Metrics['erased']
  readonly lookedUp: Metrics['lookedUp']
  /** Makes the readiness probe fail from now on. */
  readonly stopping: () => void
}

interface OpenedWith extends Pick<OperationsConfig, 'metricsToken'> {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** Opens the metrics, probes and response log for the operators. */
export function openOperations(
  db: Database,
  log: ServerLog,
  { metricsToken, databaseUrl, dataDir }: OpenedWith,
  headers: Readonly<Record<string, string>>,
): Operations {
  const metrics = createMetrics(db)
  let isStopping = false
  const isDiskFull = databaseUrl === null ? createDiskCheck(dataDir) : () => Promise.resolve(false)
  const { inTime, fault } = watchDatabase({ db, log, isDiskFull })
  const probes = createProbes({ fault, log, metrics, metricsToken, isStopping: () => isStopping, headers })
  return {
    inTime,
    observe: (answered) => {
      metrics.answered(answered)
      log.answered(answered)
    },
    probe: (request, pathname) => probes.get(pathname)?.(request) ?? null,
    erased: metrics.erased,
    lookedUp: metrics.lookedUp,
    stopping: () => void (isStopping = true),
  }
}
