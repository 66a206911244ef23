// Runs the end-to-end tests: finds or installs a browser, then starts Playwright, whose global set-up builds the app.
// With --outside, the journeys of the packages of PROCESSES run, in place of those of the product (docs/adding-a-process.md).
// With --against, the journeys that need only the contract run against the server of BASE_URL (docs/testing.md).
import { addressOf, askUsual, journeysLeftOut } from './tools/against'
import { ensureBrowser } from './tools/browser'
import { complain, onInterrupt, reason, run, say } from './tools/run'

const AGAINST = '--against'
const OUTSIDE = '--outside'

/** Variables for the journeys of another server. */
async function another(): Promise<Readonly<Record<string, string>>> {
  const AGAINST = addressOf(process.env['BASE_URL'])
  const usual = await askUsual(AGAINST, process.env['PLATE'] ?? 'ABC-123')
  for (const line of await journeysLeftOut()) say(line)
  return { AGAINST, USUAL_BOOKING: JSON.stringify(usual) }
}

onInterrupt()
try {
  const given = process.argv.slice(2)
  // npm keeps options that stand before its `--`, and puts them into the environment.
  const isAgainst = given.includes(AGAINST) || process.env['npm_config_against'] === 'true'
  const isOutside = given.includes(OUTSIDE) || process.env['npm_config_outside'] === 'true'
  const args = given.filter((one) => one !== AGAINST && one !== OUTSIDE)
  if (isOutside && !process.env['PROCESSES']) throw new Error(`${OUTSIDE} needs PROCESSES, such as ../our-chain.`)
  const env = isAgainst ? await another() : isOutside ? { OUTSIDE: '1' } : {}
  const tests = ['playwright', 'test', ...args, ...(isAgainst ? ['--grep', '@any-server'] : [])]
  process.exitCode = (await run(tests, { env: { CHROMIUM: await ensureBrowser(), ...env }, live: true })).code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
