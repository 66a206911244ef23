// Fails if an acceptance row is shown by `npm test -- --all` only: on the server, on the screens or in the browser.
import { join } from 'node:path'
import { filesBelow } from './tools/files-below'
import { complain, reason, root, run, say } from './tools/run'
import { playwrightTitles } from './tools/results'
import { rowsIn, rowsOfFiles } from './tools/test-titles'
import { isThorough } from './tools/thorough-tests'

/** Rows of the thorough tests of a suite that none of its quick tests names. */
function missingIn(suite: RegExp): string[] {
  const files = filesBelow('tests').filter((file) => suite.test(file))
  const shown = rowsOfFiles(files.filter((file) => !isThorough(file)))
  return [...rowsOfFiles(files.filter(isThorough))].filter((row) => !shown.has(row))
}

async function journeyRows(isQuick: boolean): Promise<Set<string>> {
  const report = join(root, `.cache/journeys-${isQuick ? 'quick' : 'all'}.json`)
  const { code, output } = await run(['playwright', 'test', '--list', '--reporter=json'], {
    env: { QUICK: isQuick ? '1' : undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  if (code !== 0) throw new Error(output)
  return rowsIn(playwrightTitles(report))
}

async function missingJourneys(): Promise<string[]> {
  const [quick, all] = await Promise.all([journeyRows(true), journeyRows(false)])
  return [...all].filter((row) => !quick.has(row))
}

try {
  const missing = {
    'tests of the server': missingIn(/\.test\.ts$/),
    'tests of the screens': missingIn(/\.test\.tsx$/),
    'journeys in the browser': await missingJourneys(),
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
