/** Sends requests over one kept connection, so that a test knows whether a failed request had been on an open one. */
import { Agent, request as sendRequest } from 'node:http'

class RequestFailed extends Error {
  constructor(
    /** Error code of the socket, such as ECONNRESET. */
    readonly code: string | undefined,
    /** True if the connection had carried an earlier request, so that the server had accepted it. */
    readonly wasOpen: boolean,
  ) {
    super(`the request failed with ${code} on ${wasOpen ? 'an open' : 'a new'} connection`)
  }
}

/** Creates a `fetch` with a connection of its own. It rejects with `RequestFailed` if the connection fails. */
export function keptConnection(): (request: Request) => Promise<Response> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer())
    return new Promise((resolve, reject) => {
      const { method, url } = request
      const headers = { ...Object.fromEntries(request.headers), 'content-length': String(body.length) }
      const sent = sendRequest(url, { agent, method, headers }, (response) => {
        // Reads the body to its end, so that the connection becomes free.
        response.resume()
        response.on('end', () => resolve(new Response(null, { status: response.statusCode ?? 0 })))
      })
      sent.on('error', (error: NodeJS.ErrnoException) => reject(new RequestFailed(error.code, sent.reusedSocket)))
      sent.end(body)
    })
  }
}
