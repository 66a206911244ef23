import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { extname, join } from 'node:path'
import type { Certificate } from '../../../scripts/tools/certificate'
import { root } from '../../../scripts/tools/run'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

export interface EmbeddingSite {
  readonly url: string
  /** Sets the address of the booking that the page includes. */
  readonly include: (booking: string) => void
  readonly close: () => void
}

/**
 * Serves the page of e2e/site, which includes the booking. Its host `localhost` is another site than `127.0.0.1`. The
 * query becomes the attributes of the element. Port 0 is any free one. With a certificate the site has TLS.
 */
export async function openEmbeddingSite(port: number, tls?: Certificate): Promise<EmbeddingSite> {
  let booking = ''
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
    const attributes = [...searchParams].map(([name, value]) => `${name}="${value}"`).join(' ')
    const file = pathname === '/' ? 'index.html' : pathname
    // The narrowest policy with which the element works.
    const policy = `default-src 'none'; style-src 'self'; script-src 'self' ${booking}; frame-src ${booking}; img-src data:`
    const send = async (): Promise<void> => {
      const text = await readFile(join(root, 'e2e/site', file), 'utf8')
      const type = TYPES[extname(file)] ?? 'text/plain'
      response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
      response.end(text.replaceAll('{booking}', booking).replaceAll('{attributes}', attributes))
    }
    send().catch(() => response.writeHead(404).end())
  }
  const server = tls ? createTlsServer({ ...tls }, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site has no address.')
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${address.port}`,
    include: (address) => {
      booking = address
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
