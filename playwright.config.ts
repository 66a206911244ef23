import { defineConfig, devices } from '@playwright/test'
import { outsideModules } from './build/outside/modules.js'
import { findBrowser, hasVideoEncoder } from './scripts/tools/browser'
import { PATIENCE_MS } from './scripts/tools/patience'
import { isQuickRun } from './scripts/tools/thorough-tests'

const isReported = process.env['REPORT'] === '1'

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

// The global set-up reports a missing browser, because other programs read this file too and need none.
const executablePath = findBrowser()

// Playwright has no such device: a touch screen of 390 CSS pixels in Chromium, as in the design.
const { userAgent } = devices['Pixel 7']

// A journey that makes sense at one width only has the tag @desktop or @phone.
const widths = [
  {
    name: 'desktop',
    // The quick run has the journeys tagged @quick, and those for both widths on the desktop only.
    ...(isQuickRun && { grep: /@quick(?![\w-])/ }),
    grepInvert: /@phone(?![\w-])/,
    use: { viewport: { width: 1280, height: 900 } },
  },
  {
    name: 'phone',
    ...(isQuickRun && { grep: /^(?=.*@quick(?![\w-]))(?=.*@phone(?![\w-]))/s }),
    grepInvert: /@desktop(?![\w-])/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent, deviceScaleFactor: 2 },
  },
]

/** With --outside, the journeys that the packages of PROCESSES bring. */
const projects =
  process.env['OUTSIDE'] === '1'
    ? outsideModules().flatMap(({ name, folder }) =>
        widths.map((width) => ({
          ...width,
          name: `${width.name} ${name}`,
          testDir: folder,
          testMatch: '**/*.spec.ts',
        })),
      )
    : widths

export default defineConfig({
  testDir: 'e2e',
  // Names what a package outside imports of this project, wherever its journeys stand.
  tsconfig: './tsconfig.json',
  // They have a configuration of their own.
  testIgnore: '**/e2e/engines/**',
  globalSetup: './e2e/harness/seed-once.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A forgotten test.only would skip every other test.
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS, toHaveScreenshot: { animations: 'disabled', scale: 'css' } },
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  reporter: 'list',
  use: {
    // A press of something that is not there fails as soon as an expectation does.
    actionTimeout: PATIENCE_MS,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // Traces take a tenth of the run. `npm run e2e -- --trace on` records them, as does a run with --report.
    trace: isReported ? 'retain-on-failure' : 'off',
    video: isReported && hasVideoEncoder() ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Unhinted letters with grey edges are the same on every machine.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-sync',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        ...quiet,
      ],
    },
  },
  projects,
})
