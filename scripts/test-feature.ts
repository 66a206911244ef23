// `npm run test:feature find-vehicle`: runs everything that slices, processes, rooms of the server or the shell own
// (scripts/tools/owners.ts): units, screens, the server's tests of their rows, and journeys.
//   -t TM-05     only the tests whose title has the text
//   --watch      units, screens and the server's tests again after each edit
//   --ui         the journeys in Playwright's own window; --headed shows their browser
//   --all        also the journeys that `npm test` leaves to its whole run
// Arguments after a second `--` go to both runners.
import { attach, complain, onInterrupt, say } from './tools/run'
import { readArguments } from './tools/feature-arguments'
import { inJourneys, stagesOf, watchCommand } from './tools/feature-stages'
import { runStages } from './tools/stages'
import { ownerNames, testsOf } from './tools/selection'

onInterrupt()
const { owners, title, isWatch, browser, isAll, more } = readArguments(process.argv.slice(2), process.env)
const names = ownerNames()
const unknown = owners.filter((name) => !names.includes(name))

if (unknown.length > 0 || owners.length === 0) {
  const what = unknown.length > 0 ? `There is no ${unknown.join(', ')}.` : 'Name what to test.'
  complain(`${what} There are: ${names.join(', ')}.`)
  process.exitCode = 2
} else {
  const selection = testsOf(owners)
  if (isWatch) process.exitCode = await attach(watchCommand(selection, title, more))
  else if (browser) process.exitCode = await attach(inJourneys(selection, title, `--${browser}`, ...more))
  else {
    const stages = await stagesOf(selection, { title, isAll, more })
    if (stages.length === 0) complain(`No test of ${owners.join(', ')} has "${title}" in its title.`)
    const { passed, failed } = await runStages(stages)
    say(`${passed} passed, ${failed} failed`)
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1
  }
}
