/**
 * Serves the contract's documentation without a session: `<root>/openapi.json`, and the page `<root>/docs/` that shows
 * it.
 */
import { Hono } from 'hono'
import { constantOf, type Constant } from '../http/constant'
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
  // Imported at the first request, because booking never needs it.
  let document: Constant | null = null
  app.get('/openapi.json', async (c) => {
    const { openApiText } = await import('./openapi-document')
    document ??= constantOf(openApiText(options))
    return document.respond(c.req.raw, { ...headers, 'Content-Type': 'application/json; charset=UTF-8' })
  })
  // Relative, so that it also works behind a proxy with a path prefix.
  app.get('/docs', (c) => c.body(null, 302, { ...HEADERS.redirect, ...security, Location: 'docs/' }))
  const files = pageFiles()
  app.get('/docs/:file{[^/]*}', async (c) => {
    const file = await files(c.req.param('file') || 'index.html')
    return file ? file.body.respond(c.req.raw, { ...headers, 'Content-Type': file.type }) : c.notFound()
  })
  return app
}

/** Reads each file of the page once. A name that is none is not kept. */
function pageFiles() {
  const kept = new Map<string, { readonly type: string; readonly body: Constant }>()
  return async (name: string) => {
    const known = kept.get(name)
    if (known) return known
    const file = await readPageFile(name)
    if (!file) return null
    const made = { type: file.type, body: constantOf(file.content) }
    kept.set(name, made)
    return made
  }
}
