import type { Browser, BrowserContext } from 'playwright'

/** A screen that the time step is measured on. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** How many months are shown on it. */
  readonly months: number
  /** What takes too long on it fails the run; elsewhere it is only shown. */
  readonly isGated: boolean
}

export const SCREENS: readonly Screen[] = [
  { width: 1280, height: 900, months: 2, isGated: true },
  { width: 390, height: 844, months: 1, isGated: false },
]

export const CPU_SLOWDOWN = 4

/** A new visitor's browser with such a screen. */
export async function onScreen<T>(
  browser: Browser,
  { width, height }: Screen,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })
  try {
    // The TypeScript loader wraps every named function in a helper of its own, which the page does not have.
    await context.addInitScript('globalThis.__name = (one) => one')
    return await act(context)
  } finally {
    await context.close()
  }
}
