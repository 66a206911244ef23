import { createHash } from 'node:crypto'

/** Other origins that a page may use, by the directive of the content security policy that allows them. */
export type Elsewhere = Readonly<Partial<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>>

/** Inline elements that a browser runs or applies. Data in a `<script type="application/json">` is neither. */
const SCRIPT = /<script>(.*?)<\/script>/gs
const STYLE = /<style>(.*?)<\/style>/gs

/**
 * Returns the content security policy of a page. Hashes allow its own inline script and styles, and
 * `elsewhere` other origins. `frameAncestors` is the value of that directive.
 */
export function policyOf(html: string, elsewhere: Elsewhere = {}, frameAncestors = "'none'"): string {
  const more = (directive: keyof Elsewhere): string =>
    (elsewhere[directive] ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(html, SCRIPT)}${more('script-src')}`,
    `style-src 'self'${hashes(html, STYLE)}`,
    `connect-src 'self'${more('connect-src')}`,
    `img-src 'self' data:${more('img-src')}`,
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const hashes = (html: string, element: RegExp): string =>
  [...html.matchAll(element)]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('')
