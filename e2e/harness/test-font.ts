import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'

const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
/** The bundled font as base64, the argument of `setFont`. */
export const TEST_FONT = readFileSync(file).toString('base64')

/**
 * Sets a bundled font for every page of a context, so that text widths and pictures are the same on every machine.
 * Passes the font as data, because the pages' content security policy allows no other origin.
 */
export const useTestFont = (context: BrowserContext): Promise<unknown> => context.addInitScript(setFont, TEST_FONT)

/** Adds the font and its style sheet, once. Runs in the page, so it uses nothing from outside. */
export function setFont(base64: string): void {
  if (document.adoptedStyleSheets.length > 0) return
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  document.fonts.add(new FontFace('Test Sans', bytes, { weight: '100 900' }))
  const sheet = new CSSStyleSheet()
  // Versions of Chromium draw the corner that resizes a text field differently.
  sheet.replaceSync(":root { --brand-font: 'Test Sans' } textarea { resize: none !important }")
  document.adoptedStyleSheets.push(sheet)
}
