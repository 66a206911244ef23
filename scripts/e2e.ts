// Runs the end-to-end tests: finds or installs a browser, then starts Playwright, whose global set-up builds the app.
import { ensureBrowser } from './tools/browser'
import { complain, onInterrupt, reason, run } from './tools/run'

onInterrupt()
try {
  const browser = await ensureBrowser()
  const { code } = await run(['playwright', 'test', ...process.argv.slice(2)], {
    env: { CHROMIUM: browser },
    live: true,
  })
  process.exitCode = code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
