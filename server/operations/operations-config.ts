import { StartError } from '../start-error'

/** What those who run the server set: how much, how often, how long. */
export interface OperationsConfig {
  /** Connections to PostgreSQL at most. */
  readonly databaseConnections: number
  /** Times the usual limits; 0: nothing is throttled. */
  readonly throttle: number
  /** How often what has run out is removed. */
  readonly purgeSeconds: number
  /** How long after being told to stop visitors on open connections are still answered. */
  readonly drainSeconds: number
  /** Whoever has it may read the metrics; null: nobody. */
  readonly metricsToken: string | null
  /** With `error` faults alone, with `info` a line for each call answered as well. */
  readonly logLevel: 'error' | 'info'
  /** Which sites may show the page in a frame, as a content security policy says it. */
  readonly frameAncestors: string
}

/** What config.ts reads whole numbers with. */
type Whole = (name: string, fallback: number, least: number, most: number) => number

/** Reads it; a value that will not do is a `StartError` that names its variable. */
export function readOperationsConfig(
  env: Readonly<Record<string, string | undefined>>,
  whole: Whole,
): OperationsConfig {
  const text = (name: string): string | null => env[name]?.trim() || null
  const logLevel = text('LOG') ?? 'info'
  if (logLevel !== 'error' && logLevel !== 'info') throw new StartError(`LOG must be error or info, not '${logLevel}'`)
  const metricsToken = text('METRICS_TOKEN')
  if (metricsToken !== null && !/^\S{16,}$/.test(metricsToken))
    // Without its value, which is a secret.
    throw new StartError('METRICS_TOKEN must be 16 characters or more')
  const frameAncestors = text('FRAME_ANCESTORS')
  if (frameAncestors !== null && !frameAncestors.split(/\s+/).every(isOrigin))
    throw new StartError(`FRAME_ANCESTORS must be origins such as 'https://chain.example', not '${frameAncestors}'`)
  return {
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 2, 1000),
    throttle: whole('THROTTLE', 1, 0, 1000),
    purgeSeconds: whole('PURGE_SECONDS', 600, 1, 86_400),
    drainSeconds: whole('DRAIN_SECONDS', 1, 0, 60),
    metricsToken,
    logLevel,
    frameAncestors: frameAncestors ?? "'none'",
  }
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
