// Walks through the application in Chromium, Firefox and WebKit (docs/commands.md#engines). Arguments go to Playwright:
// `npm run engines -- --project=webkit --no-deps --grep change`.
import { ensureBrowser } from './tools/browser'
import { ensureEngine } from './tools/engines'
import { complain, onInterrupt, reason, run } from './tools/run'
import { withWebSocket } from './tools/web-socket'
import { ensureBuilt } from '../build/dist'

onInterrupt()
// Tests the demo's configuration, so that a config.json in the project has no effect.
process.env['SPA_CONFIG'] ??= '{}'
try {
  const browser = await ensureBrowser()
  const others = [await ensureEngine('firefox'), await ensureEngine('webkit')]
  const missing = others.filter(({ programs }) => !programs)
  for (const { advice } of missing) complain(advice)
  if (!(await ensureBuilt())) throw new Error('The app could not be built.')
  const { code } = await run(
    ['playwright', 'test', '--config', 'e2e/engines/playwright.config.ts', ...process.argv.slice(2)],
    { env: { CHROMIUM: browser, ...withWebSocket() }, live: true },
  )
  // A machine without an engine can run the rest. CI has to run them all.
  process.exitCode = missing.length > 0 && process.env['CI'] ? 1 : code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
