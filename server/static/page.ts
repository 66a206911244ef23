/** What the server adds to a built page: the chain's configuration, and the info text for an early paint. */
import { escaped } from '../html'

export interface InfoText {
  readonly code: string
  readonly text: string
}

/** JSON that cannot end the element it stands in. */
export const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

export const withConfig = (html: string, config: string): string =>
  withThemeColor(
    html.replace(
      /(<script\b[^>]*\bid="?app-config"?[^>]*>)[^<]*(<\/script>)/,
      (_, open: string, close: string) => open + inScript(config) + close,
    ),
    config,
  )

/** A chain without a dark look has one colour around the page as well, whatever the system's scheme. */
export function withThemeColor(html: string, config: string): string {
  const { brand }: { brand?: { scheme?: unknown } } = JSON.parse(config || '{}')
  if (brand?.scheme !== 'light') return html
  return html
    .replace(/<meta\b[^>]*name="?theme-color"?[^>]*prefers-color-scheme: ?dark[^>]*>/, '')
    .replace(/(<meta\b[^>]*name="?theme-color"?[^>]*?) media="[^"]*light[^"]*"/, '$1')
}

/** The text of the page's own configuration. */
export const configTextOf = (html: string): string =>
  /<script\b[^>]*\bid="?app-config"?[^>]*>([^<]*)</.exec(html)?.[1]?.trim() ?? ''

/** Whose info texts the page asks for, by its own configuration. */
export function infoOrganizationOf(html: string): number {
  try {
    const { infoOrganizationId }: { infoOrganizationId?: unknown } = JSON.parse(configTextOf(html) || '{}')
    return typeof infoOrganizationId === 'number' ? infoOrganizationId : 1
  } catch {
    return 1
  }
}

/**
 * The info text of the page's tab where the page was drawn without it, and all of them as data, so that the app begins
 * with just what is drawn (READINGS.md 23).
 */
export function withInfoTexts(html: string, texts: readonly InfoText[]): string {
  const place = /(<p\b[^>]*\bdata-info-text="(\w+)"[^>]*>)(?=<\/p>)/
  const [, , code] = place.exec(html) ?? []
  const text = texts.find((one) => one.code === code)?.text
  if (!text) return html
  const data = `<script id="info-texts" type="application/json">${inScript(JSON.stringify(texts))}</script>`
  return html.replace(place, (open) => open + escaped(text)).replace('<script id="frame"', (frame) => data + frame)
}
