// Fails if an acceptance row is shown by `npm test -- --all` only: on the server, or to a visitor, which is on the screens or in
// the browser.
import { join } from 'node:path'
import { filesBelow } from './tools/files-below'
import { complain, reason, root, run, say } from './tools/run'
import { playwrightTitles } from './tools/results'
import { rowsIn, rowsOfFiles } from './tools/test-titles'
import { isThorough } from './tools/thorough-tests'

interface Rows {
  readonly quick: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

/** Rows that the titles of the matching test files name. */
function rowsOfSuite(suite: RegExp): Rows {
  const files = filesBelow('tests').filter((file) => suite.test(file))
  return { quick: rowsOfFiles(files.filter((file) => !isThorough(file))), all: rowsOfFiles(files) }
}

async function journeyRows(isQuick: boolean): Promise<Set<string>> {
  const report = join(root, `.cache/journeys-${isQuick ? 'quick' : 'all'}.json`)
  const { code, output } = await run(['playwright', 'test', '--list', '--reporter=json'], {
    env: { QUICK: isQuick ? '1' : undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  if (code !== 0) throw new Error(output)
  return rowsIn(playwrightTitles(report))
}

async function rowsOfJourneys(): Promise<Rows> {
  const [quick, all] = await Promise.all([journeyRows(true), journeyRows(false)])
  return { quick, all }
}

/** Rows of all tests of these suites that no quick test of any of them names. */
const missingIn = (...suites: readonly Rows[]): string[] =>
  [...new Set(suites.flatMap(({ all }) => [...all]))].filter((row) => !suites.some(({ quick }) => quick.has(row)))

try {
  const missing = {
    'tests of the server': missingIn(rowsOfSuite(/\.test\.ts$/)),
    'tests of the screens and journeys in the browser': missingIn(rowsOfSuite(/\.test\.tsx$/), await rowsOfJourneys()),
  }
  for (const [suite, rows] of Object.entries(missing))
    for (const row of rows.toSorted()) complain(`${row} is shown by no quick one of the ${suite}.`)
  const count = Object.values(missing).flat().length
  say(count === 0 ? 'The quick run shows every row that the whole run shows.' : `${count} rows are missing.`)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
