// `npm run test:feature find-vehicle`: runs everything that slices, processes, rooms of the server or the shell own
// (scripts/tools/owners.ts): units, screens, the server's tests of their rows, and journeys.
//   -t TM-05     only the tests whose title has the text; a row may stand without -t
//   --watch      without the journeys, again after each edit
//   --ui         the journeys in Playwright's own window; --headed shows their browser
//   --all        also the journeys that `npm test` leaves to its whole run
//   --report     also makes test-results/report/index.html
//   --coverage   also says how much of the slices' code the units and screens run
// Arguments after a second `--` go to both runners.
import { attach, complain, onInterrupt, reason, say } from './tools/run'
import { beginReport, makeReport } from './report/make'
import { coverageArguments, sayCoverage } from './tools/coverage'
import { readArguments, type FeatureArguments } from './tools/feature-arguments'
import { inJourneys, leftOut, stagesOf, watchCommand } from './tools/feature-stages'
import { runStages } from './tools/stages'
import { ownerNames, testsOf } from './tools/selection'

onInterrupt()

async function test(given: FeatureArguments): Promise<number> {
  const { owners, title, isWatch, browser, isAll, isReported, isMeasured, more } = given
  const selection = testsOf(owners)
  if (isWatch && selection.files.length === 0)
    throw new Error(`${owners.join(', ')} has journeys alone, which --watch leaves out. --ui runs them again.`)
  if (isWatch) return attach(watchCommand(selection, title, more))
  if (browser) return attach(inJourneys(selection, title, `--${browser}`, ...more))
  if (isReported) await beginReport()
  const measured = isMeasured ? coverageArguments(owners) : []
  const stages = await stagesOf(selection, { title, isAll, more, measured })
  const { passed, failed } = await runStages(stages, { isReported })
  if (isReported) await makeReport()
  if (isMeasured) sayCoverage()
  if (passed + failed === 0) complain(`No test of ${owners.join(', ')} has "${title}" in its title.`)
  else say(`${passed} passed, ${failed} failed`)
  const rest = isAll || title !== undefined ? null : await leftOut(selection)
  if (rest !== null) say(rest)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Returns what is wrong with the names, or null. */
function faultOf({ owners, title, isWatch, browser }: FeatureArguments): string | null {
  const names = ownerNames()
  const unknown = owners.filter((name) => !names.includes(name))
  if (isWatch && browser) return `--watch and --${browser} cannot go together.`
  if (unknown.length === 0 && owners.length > 0) return null
  if (unknown.length === 0 && title !== undefined)
    return `Name whose tests to run, or run all of a row: npm run test:row ${title}`
  const what = unknown.length > 0 ? `There is no ${unknown.join(', ')}.` : 'Name what to test.'
  return `${what} There are: ${names.join(', ')}.`
}

try {
  const given = readArguments(process.argv.slice(2), process.env)
  const fault = faultOf(given)
  if (fault !== null) throw new Error(fault)
  process.exitCode = await test(given)
} catch (error) {
  complain(reason(error))
  process.exitCode = 2
}
