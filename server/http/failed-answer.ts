import { RequestError } from '@hono/node-server'
import type { Log } from '../platform/log'
import { HEADERS } from './headers/response-headers'

/** Answers a request whose address or Host cannot be read with 400, and one whose handling failed with 500. */
export const failedAnswer =
  (log: Log, security: Readonly<Record<string, string>>) =>
  (error: unknown): Response => {
    const isRequest = error instanceof RequestError
    if (!isRequest) log.error('answering', error)
    return new Response(null, { status: isRequest ? 400 : 500, headers: { ...HEADERS.error, ...security } })
  }
