import { withHeaders, type Interceptor } from './call'

/** Where the interceptor gets the session's token from, and puts a new one. */
export interface TokenSource {
  /** The token, after opening a session where there is none. */
  readonly ensure: () => Promise<string>
  readonly accept: (token: string) => void
  /** A call in the session was answered well: the server has seen the visitor. `date`: the answer's own date, where it tells. */
  readonly touch: (date: string | null) => void
}

/**
 * The session's process token: read from the answer of init-session, sent with every other call (RT-15). The header's
 * name is not in SPEC.md, so it is configuration (READINGS.md 27).
 */
export const processToken =
  (header: string, source: TokenSource): Interceptor =>
  (next) =>
  async (call) => {
    const isOpening = call.name === 'initSession'
    const reply = await next(isOpening ? call : withHeaders(call, { [header]: await source.ensure() }))
    const token = reply.headers.get(header)
    if (isOpening && token) source.accept(token)
    source.touch(reply.headers.get('Date'))
    return reply
  }
