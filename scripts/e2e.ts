// Runs the end-to-end tests: finds or installs a browser, then starts Playwright, whose global set-up builds the app.
// With --against, the journeys that need only the contract run against the server of BASE_URL (docs/testing.md).
import { ensureBrowser } from './tools/browser'
import { addressOf, journeysLeftOut } from './tools/against'
import { complain, onInterrupt, reason, run, say } from './tools/run'

onInterrupt()
try {
  const given = process.argv.slice(2)
  const isAgainst = given.includes('--against')
  const args = isAgainst ? [...given.filter((one) => one !== '--against'), '--grep', '@any-server'] : given
  const AGAINST = isAgainst ? addressOf(process.env['BASE_URL']) : undefined
  const browser = await ensureBrowser()
  const { code } = await run(['playwright', 'test', ...args], { env: { CHROMIUM: browser, AGAINST }, live: true })
  if (isAgainst) for (const line of await journeysLeftOut()) say(line)
  process.exitCode = code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
