/** Serves the built SPA's files. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import type { InfoText } from '#shared/api/nouns/settings'
import { policyOf } from '../http/headers/csp'
import { elsewhereOf } from './elsewhere'
import { constantOf, type Constant } from '../http/constant'
import { acceptedEncodings, encodingHeaders } from '../http/headers/encoding'
import { isKnownTo } from '../http/headers/known-tag'
import { HEADERS } from '../http/headers/response-headers'
import { infoOrganizationOf, withConfig, withFrameAncestors, withInfoTexts } from './page'

export interface StaticOptions {
  readonly root: string
  /** JSON for the page's `app-config`. Null leaves the page as built. */
  readonly spaConfig: string | null
  /** Origins that may frame the page, separated by spaces. Null allows none. */
  readonly frameAncestors?: string | null
  /** Additional headers of every response. */
  readonly headers?: Readonly<Record<string, string>>
  /** Loads the info texts for an early paint. Must not reject and must resolve quickly. */
  readonly infoTexts?: (organizationId: number) => Promise<readonly InfoText[]>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** A file name with a content hash may be cached forever. */
const HASHED = /\.[\da-f]{8,}\./

/** The script that other sites include. Its address never changes. */
const EMBED = '/embed.js'

/** Serves the files below `root`. A path without an extension is a route of the SPA and gets its page. */
export function createStatic(options: StaticOptions): (request: Request) => Promise<Response> {
  const base = resolve(options.root)
  const page = pagesOf(options)
  const serve = async (request: Request): Promise<Response> => {
    const path = pathOf(new URL(request.url).pathname)
    const file = path === null ? null : resolve(join(base, path))
    if (path === null || file === null || !`${file}${sep}`.startsWith(base + sep)) return plain(404, 'not found')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'method not allowed', { Allow: 'GET, HEAD' })
    if (extname(path) === '') return page(request, file)
    if (path.endsWith('/index.html')) return page(request, dirname(file))
    return asset(request, file, path === EMBED ? HEADERS.embed : HASHED.test(file) ? HEADERS.asset : HEADERS.file)
  }
  return async (request) => {
    const response = await serve(request)
    for (const [name, value] of Object.entries(options.headers ?? {})) response.headers.set(name, value)
    return response
  }
}

/** Null for a path with a name that begins with '.' or '_', because the SPA has no such file or route. */
function pathOf(encoded: string): string | null {
  try {
    const path = decodeURIComponent(encoded)
    return path.includes('\0') || path.includes('\\') || path.split('/').some((part) => /^[._]/.test(part))
      ? null
      : path
  } catch {
    return null
  }
}

interface MadePage {
  readonly html: string
  readonly body: Constant
  readonly headers: Readonly<Record<string, string>>
}

/** Returns a function that serves the page of a route. A page is compressed and hashed once, until its text changes. */
function pagesOf({ root, spaConfig, infoTexts, frameAncestors = null }: StaticOptions) {
  const made = new Map<string, MadePage>()
  const makeOf = (html: string): MadePage => {
    const policy = policyOf(html, elsewhereOf(html), frameAncestors ?? undefined)
    const headers = { ...HEADERS.page, 'Content-Type': TYPES['.html'] ?? '', 'Content-Security-Policy': policy }
    return { html, body: constantOf(html), headers }
  }
  return async (request: Request, route: string): Promise<Response> => {
    // Each process has its own page. Any other route gets the root page, which redirects to the first process.
    const [own, first] = [join(route, 'index.html'), join(root, 'index.html')]
    const ofRoute = await read(own)
    const built = ofRoute ?? (await read(first))
    if (!built) return plain(404, 'the page is not built yet')
    const configured = spaConfig === null ? built.toString('utf8') : withConfig(built.toString('utf8'), spaConfig)
    const texts = infoTexts ? await infoTexts(infoOrganizationOf(configured)) : []
    const written = withInfoTexts(configured, texts)
    const html = frameAncestors === null ? written : withFrameAncestors(written, frameAncestors)
    const file = ofRoute ? own : first
    const known = made.get(file)
    const page = known?.html === html ? known : makeOf(html)
    made.set(file, page)
    return page.body.respond(request, page.headers)
  }
}

async function asset(request: Request, file: string, kind: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { ...kind, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }
  for (const encoding of acceptedEncodings(request)) {
    const content = await read(file + encoding.extension)
    if (content) return answer(request, content, { ...headers, ...encodingHeaders(encoding) })
  }
  const content = await read(file)
  // Never falls back to the page, because HTML in place of a missing script would hide the error.
  return content ? answer(request, content, { ...headers, ...encodingHeaders(undefined) }) : plain(404, 'not found')
}

function answer(request: Request, content: Buffer, given: Readonly<Record<string, string>>): Response {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const headers = { ...given, ETag: tag }
  if (isKnownTo(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(content), { headers })
}

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null)

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...HEADERS.error, ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  })
