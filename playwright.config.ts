import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/tools/browser'

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

// Its absence is told by the global set-up: others read this file too, and they need no browser.
const executablePath = findBrowser()

// Playwright has no such device: the phone of the mocks, a touch screen of 390 points, in Chromium.
const { userAgent } = devices['Pixel 7']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/harness/seed-once.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test left alone by mistake would make all the others pass unseen.
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  // Two workers, two servers and their browsers share two cores; waiting longer costs a passing test nothing.
  expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', scale: 'css' } },
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  reporter: 'list',
  use: {
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // A trace of each test takes a tenth of the time, to be thrown away: `npm run e2e -- --trace on` makes them where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Grey letters: coloured edges depend on the machine more, and make pictures larger.
      args: ['--no-sandbox', '--disable-gpu', '--disable-sync', '--disable-lcd-text', ...quiet],
    },
  },
  // A journey that makes sense at one width only says so with the tag @desktop or @phone.
  projects: [
    { name: 'desktop', grepInvert: /@phone(?![\w-])/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop(?![\w-])/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent, deviceScaleFactor: 2 },
    },
  ],
})
