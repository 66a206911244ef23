// `npm run test:feature find-vehicle`: runs the tests of one slice. Its unit and screen tests, all of which run,
// are in the slice and in tests/features/<slice>*, a file or a folder. Its journeys have the tag @<slice>; without
// --all only those that `npm test` runs too.
import { parseArgs } from 'node:util'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { complain, onInterrupt, root, run, say } from './tools/run'
import { filesBelow } from './tools/files-below'
import { browserSuite, runStages, suite, type Stage } from './tools/stages'

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const env: Readonly<Record<string, string>> = values.all ? {} : { QUICK: '1' }

const layers = ['features', 'entities', 'processes']

const slicesOf = (layer: string): string[] =>
  readdirSync(join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

function testsOf(slice: string): string[] {
  const inside = layers.filter((layer) => slicesOf(layer).includes(slice)).map((layer) => `${layer}/${slice}/`)
  const beside = ['tests/features', 'tests/processes'].map((folder) => `${folder}/${slice}`)
  const all = [...layers, 'tests'].flatMap(filesBelow).filter((file) => /\.test\.tsx?$/.test(file))
  return all.filter((file) => [...inside, ...beside].some((start) => file.startsWith(start)))
}

async function hasJourneys(tag: string): Promise<boolean> {
  const { code, output } = await run(['playwright', 'test', '--list', '--grep', tag], { env })
  // Playwright exits with an error both if nothing matches and if a file cannot be loaded. Only the first means none.
  return code === 0 || !output.includes('No tests found')
}

/** The tests of one slice are few files, so both of its stages run side by side. */
const onOneCore = (stage: Stage): Stage => ({ ...stage, cores: 1 })

const onlyQuick = (stage: Stage): Stage => ({ ...stage, env })

async function stagesOf(slice: string): Promise<Stage[]> {
  const tag = `@${slice}(?![\\w-])`
  const tests = testsOf(slice)
  return [
    ...(tests.length > 0 ? [onOneCore(suite('suites', ['unit', 'screens'], ...tests))] : []),
    ...((await hasJourneys(tag)) ? [onlyQuick(onOneCore(browserSuite('e2e', 'scripts/e2e.ts', '--grep', tag)))] : []),
  ]
}

onInterrupt()
const slices = [...new Set(layers.flatMap(slicesOf))].toSorted()
const slice = positionals[0] ?? ''
if (!slices.includes(slice)) {
  complain(`${slice ? `There is no slice "${slice}".` : 'Name a slice.'} Available: ${slices.join(', ')}.`)
  process.exitCode = 2
} else {
  const { passed, failed } = await runStages(await stagesOf(slice))
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
