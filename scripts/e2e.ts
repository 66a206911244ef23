// Runs the end-to-end tests: finds or installs a browser, builds the app if dist is stale, then starts Playwright.
import { ensureBrowser } from './tools/browser'
import { complain, onInterrupt, reason, run } from './tools/run'
import { ensureBuilt } from '../build/dist'

onInterrupt()
// Tests the demo's configuration, so that a config.json in the project has no effect.
process.env['SPA_CONFIG'] ??= '{}'
try {
  const browser = await ensureBrowser()
  if (!(await ensureBuilt())) throw new Error('The app could not be built.')
  const { code } = await run(['playwright', 'test', ...process.argv.slice(2)], {
    env: { CHROMIUM: browser },
    live: true,
  })
  process.exitCode = code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
