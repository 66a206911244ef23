import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'

const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const base64 = readFileSync(file).toString('base64')

/**
 * Gives every page of a context the tests' own font instead of the machine's, so that words have the same width and
 * pictures the same letters everywhere. The font comes as data, because the pages' content security policy allows no other
 * origin.
 */
export const useTestFont = (context: BrowserContext): Promise<unknown> => context.addInitScript(setFont, base64)

/** Runs in the page, before its own scripts. */
function setFont(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  document.fonts.add(new FontFace('Test Sans', bytes, { weight: '100 900' }))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root { --brand-font: 'Test Sans' }")
  document.adoptedStyleSheets.push(sheet)
}
