import { createHash } from 'node:crypto'

/**
 * Policy of a page without the application: allows only its own style and forms. `back` is the origin that a form's
 * response may redirect to.
 */
export function formPolicyOf(page: string, back?: string): string {
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
