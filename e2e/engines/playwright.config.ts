import { defineConfig } from '@playwright/test'
import { findEngine } from '../../scripts/tools/engines'
import { PATIENCE_MS } from '../../scripts/tools/patience'

const others = (['firefox', 'webkit'] as const).filter((name) => findEngine(name).programs)

/** The walks in each engine that is installed. Chromium goes first, because the others are compared with it. */
export default defineConfig({
  testDir: '..',
  globalSetup: '../../tests/harness/servers/bundle-once.ts',
  testMatch: '**/e2e/engines/*.spec.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  projects: [{ name: 'chromium' }, ...others.map((name) => ({ name, dependencies: ['chromium'] }))],
})
