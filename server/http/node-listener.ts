import { getRequestListener } from '@hono/node-server'
import type { Log } from '../platform/log'
import { failedAnswer } from './failed-answer'

interface Options {
  readonly log: Log
  /** Headers of an answer that the app did not make. */
  readonly security: Readonly<Record<string, string>>
}

/** Has Node's requests answered by an app. */
export const nodeListener = (answer: Parameters<typeof getRequestListener>[0], { log, security }: Options) =>
  getRequestListener(answer, {
    errorHandler: failedAnswer(log, security),
    // HTTP/1.0 has no Host, and load balancers probe with it.
    hostname: 'localhost',
  })
