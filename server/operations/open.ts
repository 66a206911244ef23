import type { Config } from '../config'
import type { Database } from '../store/database'
import type { Observe } from './answered'
import { createMetrics } from './metrics'
import { createProbes } from './probes'
import type { ServerLog } from './server-log'

export interface Operations {
  readonly observe: Observe
  /** The answer to a probe; null for any other path. */
  readonly probe: (request: Request, pathname: string) => Promise<Response> | null
  /** From here on the server is not ready for more visitors. */
  readonly stopping: () => void
}

/** What those who run the server see of it. */
export function openOperations(
  db: Database,
  log: ServerLog,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): Operations {
  const metrics = createMetrics(db)
  let isStopping = false
  const probes = createProbes({ db, metrics, metricsToken, isStopping: () => isStopping })
  return {
    observe: (answered) => {
      metrics.answered(answered)
      log.answered(answered)
    },
    probe: (request, pathname) => probes.get(pathname)?.(request) ?? null,
    stopping: () => void (isStopping = true),
  }
}
