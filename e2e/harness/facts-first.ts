import type { Page } from '@playwright/test'

const FACTS = ['service-target-execution-cycles', 'get-toyota-recalls']

/**
 * Holds the services back until the facts of the vehicle are answered. Facts that come later than the services stand below
 * them, and the first call of a new server may take long, so a picture would depend on the load.
 */
export async function factsFirst(page: Page): Promise<void> {
  const answered = Promise.all(
    FACTS.map((call) => page.waitForResponse((response) => response.url().includes(`/rest/${call}`), { timeout: 0 })),
  )
  await page.route(/\/rest\/services\/v2/, async (route) => {
    await answered
    await route.continue()
  })
}
