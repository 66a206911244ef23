import { createHash } from 'node:crypto'

/** Nothing but a page's own style and forms; `back` is the origin that the answer of a form may lead on to. */
export function policyOf(page: string, back?: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self'${back === undefined ? '' : ` ${back}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}
