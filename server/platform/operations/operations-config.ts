import { StartError } from '../start-error'
import { isNetwork } from '../throttle/network'

/** Limits, intervals and access that operators configure. */
export interface OperationsConfig {
  /** Maximum number of connections to PostgreSQL. */
  readonly databaseConnections: number
  /** Factor on the usual rate limits; 0 disables throttling. */
  readonly throttle: number
  /** Networks of the chain's own desk, as 'address/bits', whose bookings are not bounded. */
  readonly deskNetworks: readonly string[]
  /** Interval between two purges of expired data. */
  readonly purgeSeconds: number
  /** How long the server still answers requests on open connections after a stop signal. */
  readonly drainSeconds: number
  /** Bearer token for the metrics; null disables them. */
  readonly metricsToken: string | null
  /** `error` logs only faults; `info` also logs a line per response. */
  readonly logLevel: 'error' | 'info'
  /** Origins that may show the page in a frame, separated by spaces; null allows none. */
  readonly frameAncestors: string | null
}

/** The reader of whole numbers from config.ts. */
type Whole = (name: string, fallback: number, least: number, most: number) => number

/** Reads the operations settings. Throws a `StartError` that names the variable if a value is invalid. */
export function readOperationsConfig(
  env: Readonly<Record<string, string | undefined>>,
  whole: Whole,
): OperationsConfig {
  const text = (name: string): string | null => env[name]?.trim() || null
  const logLevel = text('LOG') ?? 'info'
  if (logLevel !== 'error' && logLevel !== 'info') throw new StartError(`LOG must be error or info, not '${logLevel}'`)
  const metricsToken = text('METRICS_TOKEN')
  if (metricsToken !== null && !/^\S{16,}$/.test(metricsToken))
    // The message omits the value, because it is a secret.
    throw new StartError('METRICS_TOKEN must be 16 characters or more')
  const frameAncestors = text('FRAME_ANCESTORS')
  if (frameAncestors !== null && !frameAncestors.split(/\s+/).every(isOrigin))
    throw new StartError(`FRAME_ANCESTORS must be origins such as 'https://chain.example', not '${frameAncestors}'`)
  const deskNetworks = text('DESK_NETWORKS')?.split(/\s+/) ?? []
  if (!deskNetworks.every(isNetwork))
    throw new StartError(`DESK_NETWORKS must be networks such as '192.0.2.0/24', not '${deskNetworks.join(' ')}'`)
  return {
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 2, 1000),
    throttle: whole('THROTTLE', 1, 0, 1000),
    deskNetworks,
    purgeSeconds: whole('PURGE_SECONDS', 600, 1, 86_400),
    drainSeconds: whole('DRAIN_SECONDS', 1, 0, 60),
    metricsToken,
    logLevel,
    frameAncestors,
  }
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
