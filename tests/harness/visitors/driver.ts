import type { TestApp } from '#tests/harness/servers/server-app'
import { openBrowser, type TestBrowser } from './http-client'

/** Opens a visitor who has searched a vehicle by its register number. */
export async function driver(
  { app }: Pick<TestApp, 'app'>,
  registerNumber: string,
  kilometers: number | null = null,
): Promise<TestBrowser> {
  const browser = await openBrowser(app)
  await browser.api.searchVehicle({ body: { registerNumber, kilometers } })
  return browser
}
