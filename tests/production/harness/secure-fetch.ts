import { Agent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import type { Proxy } from './proxy'

/** Returns a fetch over TLS, with connections of its own like one browser, that trusts the proxy's certificate. */
export function secureFetch({ port, certificate }: Proxy): (request: Request) => Promise<Response> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, ca: certificate })
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const headers = {
      ...Object.fromEntries(request.headers),
      host: `localhost:${port}`,
      'content-length': `${body.length}`,
    }
    return new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', servername: 'localhost', port, path: pathname + search, headers }
      const sent = httpsRequest({ ...options, method: request.method }, (response) => {
        const chunks: Buffer[] = []
        Readable.from(response)
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            const status = response.statusCode ?? 0
            const isEmpty = status === 204 || status === 304
            const answered = new Response(isEmpty ? null : Buffer.concat(chunks), { status })
            for (const [name, value] of Object.entries(response.headers))
              for (const one of Array.isArray(value) ? value : [value ?? '']) answered.headers.append(name, one)
            resolve(answered)
          })
      })
      sent.on('error', reject).end(body)
    })
  }
}
