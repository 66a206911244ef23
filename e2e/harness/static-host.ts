import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { dist } from '../../build/dist'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface StaticHost {
  readonly url: string
  readonly close: () => void
}

/**
 * Starts a minimal static web host. Serves the files of dist or of a copy, serves `index.html` for any other path, and
 * proxies the booking API to `api`.
 */
export async function openStaticHost(api: string, root = dist): Promise<StaticHost> {
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const result = pathname.startsWith('/ServiceBooking/') ? passOn(request, api) : file(root, pathname)
    void result.then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  if (typeof address !== 'object' || address === null) throw new Error('The host has no address.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => void host.close() }
}

interface HostResponse {
  readonly status: number
  readonly headers: Record<string, string | string[]>
  readonly body: Buffer
}

async function file(root: string, pathname: string): Promise<HostResponse> {
  const name = extname(pathname) === '' ? join(pathname, 'index.html') : pathname
  const body = await readFile(join(root, name)).catch(() => readFile(join(root, 'index.html')))
  return { status: 200, headers: { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' }, body }
}

async function passOn(request: IncomingMessage, api: string): Promise<HostResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { host: _, connection: __, origin: ___, ...headers } = request.headers
  const { method = 'GET', url = '/' } = request
  const response = await fetch(api + url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'GET' ? null : Buffer.concat(chunks),
  })
  const back = Object.fromEntries(
    [...response.headers].filter(([name]) => !/^(content-|transfer-|set-cookie)/.test(name)),
  )
  return {
    status: response.status,
    headers: { ...back, 'Content-Type': 'application/json', 'Set-Cookie': response.headers.getSetCookie() },
    body: Buffer.from(await response.arrayBuffer()),
  }
}
