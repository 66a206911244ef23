import { createHash } from 'node:crypto'

/** Inline elements that a browser runs or applies; data in a `<script type="application/json">` is neither. */
const SCRIPT = /<script>(.*?)<\/script>/gs
const STYLE = /<style>(.*?)<\/style>/gs

/** The content security policy of a page: its own inline script and styles are allowed by their hashes, nothing else. */
export const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self'${hashes(html, SCRIPT)}`,
    `style-src 'self'${hashes(html, STYLE)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const hashes = (html: string, element: RegExp): string =>
  [...html.matchAll(element)]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('')
