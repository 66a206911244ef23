/** The built SPA's files. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'

export interface StaticOptions {
  readonly root: string
  /** JSON for the page's `app-config`; null leaves the page as it was built. */
  readonly spaConfig: string | null
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const SECURITY = {
  'Content-Security-Policy': CSP,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** A name that changes with its content may be kept for good. */
const HASHED = /\.[\da-f]{8,}\./

/** Serves the files below `root`; an address without an extension is a route of the SPA and gets the page. */
export function createStatic({ root, spaConfig }: StaticOptions): (request: Request) => Promise<Response> {
  const base = resolve(root)
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'method not allowed')
    const path = pathOf(new URL(request.url).pathname)
    const file = path === null ? null : resolve(join(base, path))
    if (path === null || file === null || !`${file}${sep}`.startsWith(base + sep)) return plain(404, 'not found')
    if (extname(path) === '' || path === '/index.html') return page(request, join(base, 'index.html'), spaConfig)
    const content = await read(file)
    // Never the page: a missing script that answers with HTML hides what is wrong.
    return content ? answer(request, content, path) : plain(404, 'not found')
  }
}

function pathOf(encoded: string): string | null {
  try {
    const path = decodeURIComponent(encoded)
    return path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part.startsWith('.'))
      ? null
      : path
  } catch {
    return null
  }
}

async function page(request: Request, file: string, spaConfig: string | null): Promise<Response> {
  const built = await read(file)
  if (!built) return plain(404, 'the page is not built yet')
  if (spaConfig === null) return answer(request, built, '/index.html')
  // Without '<' the JSON cannot end its element early.
  const config = spaConfig.replaceAll('<', String.raw`\u003c`)
  const html = built
    .toString('utf8')
    .replace(
      /(<script\b[^>]*\bid="?app-config"?[^>]*>)[^<]*(<\/script>)/,
      (_, open: string, close: string) => open + config + close,
    )
  return answer(request, Buffer.from(html), '/index.html')
}

function answer(request: Request, content: Buffer, path: string): Response {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...SECURITY,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  }
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(content), { headers })
}

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null)

const plain = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { ...SECURITY, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
