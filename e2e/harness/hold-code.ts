import type { Page } from '@playwright/test'

export const CODE = '**/static/js/**'

/** Delays the page's scripts until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(CODE, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
