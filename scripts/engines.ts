// Walks through the application in Chromium, Firefox and WebKit (e2e/engines). Arguments go to Playwright:
// `npm run engines -- --project=webkit --no-deps --grep change`.
import { ensureBrowser } from './tools/browser'
import { ensureEngine } from './tools/engines'
import { complain, onInterrupt, reason, run } from './tools/run'
import { ensureBuilt } from '../build/dist'

onInterrupt()
process.env['SPA_CONFIG'] ??= '{}'
try {
  const browser = await ensureBrowser()
  const others = [await ensureEngine('firefox'), await ensureEngine('webkit')]
  const missing = others.filter(({ programs }) => !programs)
  for (const { advice } of missing) complain(advice)
  if (!(await ensureBuilt())) throw new Error('The app could not be built.')
  const { code } = await run(
    ['playwright', 'test', '--config', 'e2e/engines/playwright.config.ts', ...process.argv.slice(2)],
    // Node 20 has WebSocket behind this flag.
    {
      env: { CHROMIUM: browser, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket` },
      live: true,
    },
  )
  const isIncomplete = missing.length > 0 && process.env['CI'] !== undefined
  process.exitCode = isIncomplete ? 1 : code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
