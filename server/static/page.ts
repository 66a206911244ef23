/** Adds the chain's configuration and the info text for an early paint to a built page. */
import type { InfoText } from '#shared/api/nouns/settings'
import { escaped } from '../http/html'

/** Escapes JSON so that it cannot end the script element around it. */
export const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

export const withConfig = (html: string, config: string): string =>
  withThemeColor(
    html.replace(
      /(<script\b[^>]*\bid="?app-config"?[^>]*>)[^<]*(<\/script>)/,
      (_, open: string, close: string) => open + inScript(config) + close,
    ),
    config,
  )

/** Removes the dark theme colour for a chain without a dark scheme, so that one colour applies in any system scheme. */
export function withThemeColor(html: string, config: string): string {
  const { brand }: { brand?: { scheme?: unknown } } = JSON.parse(config || '{}')
  if (brand?.scheme !== 'light') return html
  return html
    .replace(/<meta\b[^>]*name="?theme-color"?[^>]*prefers-color-scheme: ?dark[^>]*>/, '')
    .replace(/(<meta\b[^>]*name="?theme-color"?[^>]*?) media="[^"]*light[^"]*"/, '$1')
}

/** Returns the text of the page's own configuration. */
export const configTextOf = (html: string): string =>
  /<script\b[^>]*\bid="?app-config"?[^>]*>([^<]*)</.exec(html)?.[1]?.trim() ?? ''

/** Returns the organization whose info texts the page shows, from its configuration. Default 1. */
export function infoOrganizationOf(html: string): number {
  try {
    const { infoOrganizationId }: { infoOrganizationId?: unknown } = JSON.parse(configTextOf(html) || '{}')
    return typeof infoOrganizationId === 'number' ? infoOrganizationId : 1
  } catch {
    return 1
  }
}

/**
 * Inserts the info text of the page's tab where the page was rendered without it, and counts it in `data-drawn`, by which
 * the app tells whether anybody else has changed the page. Adds all texts as data, so that the app starts with the rendered
 * state (reading 23).
 */
export function withInfoTexts(html: string, texts: readonly InfoText[]): string {
  const place = /(<p\b[^>]*\bdata-info-text="(\w+)"[^>]*>)(?=<\/p>)/
  const [, , code] = place.exec(html) ?? []
  const text = texts.find((one) => one.code === code)?.text
  if (!text) return html
  const data = `<script id="info-texts" type="application/json">${inScript(JSON.stringify(texts))}</script>`
  return html
    .replace(place, (open) => open + escaped(text))
    .replace(
      /(data-drawn="\d+ )(\d+)/,
      (_, elements: string, letters: string) => elements + (Number(letters) + text.length),
    )
    .replace('<script id="frame"', (frame) => data + frame)
}

/** Adds the list of origins that may show the page in a frame. The page exchanges messages with no other. */
export const withFrameAncestors = (html: string, ancestors: string): string =>
  html.replace(
    '<script id="frame"',
    (frame) =>
      `<script id="frame-ancestors" type="application/json">${inScript(JSON.stringify(ancestors.split(/\s+/)))}</script>${frame}`,
  )
