import { withHeaders, type Interceptor } from './call'

/** Source and destination of the session's process token. */
export interface TokenSource {
  /** Resolves to the token. Opens a session first if there is none. */
  readonly ensure: () => Promise<string>
  readonly accept: (token: string) => void
  /**
   * Called after each successful response of the session, so that hold deadlines can be extended. `date` is the
   * response's Date header, or null.
   */
  readonly touch: (date: string | null) => void
}

/**
 * Reads the process token from the init-session response and sends it with every other call (RT-15). The specification
 * does not name the header, so its name is configurable (reading 27).
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
