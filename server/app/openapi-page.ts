/**
 * Serves the contract's documentation without a session: `<root>/openapi.json`, and the page `<root>/docs/` that shows
 * it.
 */
import { Hono } from 'hono'
import { constantOf, type Constant } from '../http/constant'
import { HEADERS } from '../http/headers/response-headers'
import { STYLE } from '../openapi/page/style'
import type { DocumentOptions } from './openapi-document'

export interface PublishedOptions extends DocumentOptions {
  /** Headers of every response, of any kind. */
  readonly security: Readonly<Record<string, string>>
}

// Imported at the first request, because booking never needs them.
const document = () => import('./openapi-document')
const page = () => import('../openapi/page/page')

/** Creates the app to mount at the REST root. */
export function published({ security, ...options }: PublishedOptions): Hono {
  const app = new Hono()
  const headers = { ...HEADERS.documentation, ...security }
  const serve = (path: string, type: string, make: () => Promise<string>) => {
    let made: Constant | null = null
    app.get(path, async (c) => {
      made ??= constantOf(await make())
      return made.respond(c.req.raw, { ...headers, 'Content-Type': `${type}; charset=UTF-8` })
    })
  }
  serve('/openapi.json', 'application/json', async () => (await document()).openApiText(options))
  serve('/docs/', 'text/html', async () => (await page()).pageOf((await document()).openApiDocument(options)))
  serve('/docs/page.css', 'text/css', async () => STYLE)
  // Relative, so that it also works behind a proxy with a path prefix.
  app.get('/docs', (c) => c.body(null, 302, { ...HEADERS.redirect, ...security, Location: 'docs/' }))
  return app
}
