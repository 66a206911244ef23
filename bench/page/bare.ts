import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

export interface BarePage {
  readonly url: string
  readonly close: () => void
}

/** Serves the same HTML with its styles and without code, as the baseline. */
export async function serveBare(html: string): Promise<BarePage> {
  const withoutCode = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*rel="(?:preload|modulepreload)"[^>]*>/g, '')
  const content = brotliCompressSync(withoutCode)
  const server = createServer((request, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
    if (request.url === '/') response.writeHead(200, headers).end(content)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The bare page has no address.')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => void server.close() }
}
