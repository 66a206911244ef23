import type { Browser, BrowserContext } from 'playwright'

/** A screen size for the measurements. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** Number of months shown. */
  readonly months: number
  /** Whether exceeding a bar fails the run. Otherwise it is only shown. */
  readonly isGated: boolean
}

export const SCREENS: readonly Screen[] = [
  { width: 1280, height: 900, months: 2, isGated: true },
  { width: 390, height: 844, months: 1, isGated: false },
]

export const CPU_SLOWDOWN = 4

/** Runs an act in a new browser context with the screen size. */
export async function onScreen<T>(
  browser: Browser,
  { width, height }: Screen,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })
  try {
    // The TypeScript loader wraps every named function in a helper that the page lacks.
    await context.addInitScript('globalThis.__name = (one) => one')
    return await act(context)
  } finally {
    await context.close()
  }
}
