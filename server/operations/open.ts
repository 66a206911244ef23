import type { Config } from '../config'
import type { Database } from '../store/database'
import type { Observe } from './answered'
import { createMetrics } from './metrics'
import { createProbes } from './probes'
import type { ServerLog } from './server-log'

export interface Operations {
  readonly observe: Observe
  /** Answers a probe; null for any other path. */
  readonly probe: (request: Request, pathname: string) => Promise<Response> | null
  /** Makes the readiness probe fail from now on. */
  readonly stopping: () => void
}

/** Opens the metrics, probes and response log for the operators. */
export function openOperations(
  db: Database,
  log: ServerLog,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  security: Readonly<Record<string, string>>,
): Operations {
  const metrics = createMetrics(db)
  let isStopping = false
  const probes = createProbes({ db, metrics, metricsToken, isStopping: () => isStopping, security })
  return {
    observe: (answered) => {
      metrics.answered(answered)
      log.answered(answered)
    },
    probe: (request, pathname) => probes.get(pathname)?.(request) ?? null,
    stopping: () => void (isStopping = true),
  }
}
