/**
 * Serves the contract's documentation without a session: `<root>/openapi.json`, and the page `<root>/docs/` that shows
 * it.
 */
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { DocumentOptions } from './document'
import { readPageFile } from './page-files'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Browsers may cache the response but must revalidate it. */
const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export interface PublishedOptions extends DocumentOptions {
  /** Headers of every response. */
  readonly always: () => Readonly<Record<string, string>>
}

/** Creates the app to mount at the REST root. */
export function published({ always, ...options }: PublishedOptions): Hono {
  const app = new Hono()
  const withHeaders: MiddlewareHandler = async (c, next) => {
    for (const [name, value] of Object.entries(always())) c.header(name, value)
    await next()
  }
  for (const path of ['/openapi.json', '/docs', '/docs/*']) app.use(path, withHeaders)
  app.get('/openapi.json', compress(), etag(), async (c) => {
    // Imported at the first request, because booking never needs it.
    const { openApiText } = await import('./document')
    return c.body(openApiText(options), 200, { ...headers, 'Content-Type': 'application/json; charset=UTF-8' })
  })
  // Relative, so that it also works behind a proxy with a path prefix.
  app.get('/docs', (c) => c.redirect('docs/'))
  app.get('/docs/:file{[^/]*}', compress(), etag(), async (c) => {
    const file = await readPageFile(c.req.param('file') || 'index.html')
    return file ? c.body(file.content, 200, { ...headers, 'Content-Type': file.type }) : c.notFound()
  })
  return app
}
