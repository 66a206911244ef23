import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { number, type } from 'superstruct'
import { LAYERS } from './owners'
import { readJson } from './read-json'
import { root, say } from './run'

const FOLDER = 'test-results/coverage'
const summary = join(root, FOLDER, 'coverage-summary.json')

const Share = type({ covered: number(), total: number(), pct: number() })
const Summary = type({ total: type({ statements: Share, branches: Share, functions: Share }) })

/** Arguments for Vitest that measure what its suites run of the owners' code. Forgets what was measured before. */
export function coverageArguments(owners: readonly string[]): readonly string[] {
  rmSync(summary, { force: true })
  return [
    '--coverage.enabled',
    ...owners.flatMap((owner) => LAYERS.map((layer) => `--coverage.include=${layer}/${owner}/**/*.{ts,tsx}`)),
    '--coverage.reporter=html',
    '--coverage.reporter=json-summary',
    `--coverage.reportsDirectory=${FOLDER}`,
  ]
}

/** Prints the shares of the last measured run. Journeys run the built application, and do not count. */
export function sayCoverage(): void {
  if (!existsSync(summary)) return say('No coverage: Vitest measures it only if its suites pass.')
  const { total } = readJson(summary, Summary)
  for (const name of ['statements', 'branches', 'functions'] as const)
    say(`${String(total[name].pct).padStart(6)} % of the ${name} (${total[name].covered} of ${total[name].total})`)
  say(`Coverage by units and screens: ${FOLDER}/index.html`)
}
