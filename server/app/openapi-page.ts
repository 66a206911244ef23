/**
 * Serves the contract's documentation without a session: `<root>/openapi.json`, and the page `<root>/docs/` that shows
 * it.
 */
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag as tagged, RETAINED_304_HEADERS } from 'hono/etag'
import { HEADERS } from '../http/headers/response-headers'
import type { DocumentOptions } from './openapi-document'
import { readPageFile } from '../openapi/page-files'

export interface PublishedOptions extends DocumentOptions {
  /** Headers of every response, of any kind. */
  readonly security: Readonly<Record<string, string>>
}

/** Creates the app to mount at the REST root. */
export function published({ security, ...options }: PublishedOptions): Hono {
  const app = new Hono()
  const headers = { ...HEADERS.documentation, ...security }
  const etag = () => tagged({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(headers)] })
  app.get('/openapi.json', compress(), etag(), async (c) => {
    // Imported at the first request, because booking never needs it.
    const { openApiText } = await import('./openapi-document')
    return c.body(openApiText(options), 200, { ...headers, 'Content-Type': 'application/json; charset=UTF-8' })
  })
  // Relative, so that it also works behind a proxy with a path prefix.
  app.get('/docs', (c) => c.body(null, 302, { ...HEADERS.redirect, ...security, Location: 'docs/' }))
  app.get('/docs/:file{[^/]*}', compress(), etag(), async (c) => {
    const file = await readPageFile(c.req.param('file') || 'index.html')
    return file ? c.body(file.content, 200, { ...headers, 'Content-Type': file.type }) : c.notFound()
  })
  return app
}
