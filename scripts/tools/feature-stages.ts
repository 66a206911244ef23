import { run, typescript } from './run'
import type { Selection } from './selection'
import { browserSuite, suite, type Stage } from './stages'
import { THOROUGH_TESTS } from './thorough-tests'

type Environment = Readonly<Record<string, string>>

interface Options {
  readonly title: string | undefined
  readonly isAll?: boolean
  readonly more?: readonly string[]
  /** Arguments for the stage of units and screens alone. */
  readonly measured?: readonly string[]
}

const projects = ['unit', 'screens', 'server']
const titled = (title: string | undefined): string[] => (title === undefined ? [] : ['-t', title])

/** Few files, so the stages run side by side. */
const onOneCore = (stage: Stage): Stage => ({ ...stage, cores: 1 })
const byTitle = (title: string | undefined, stage: Stage): Stage => ({
  ...onOneCore(stage),
  byTitle: title !== undefined,
})

/** The stages of a selection that have tests. */
export async function stagesOf(selection: Selection, options: Options): Promise<Stage[]> {
  const { title, isAll = false, more = [], measured = [] } = options
  const { files, serverFiles, serverRows } = selection
  const rows = title ?? serverRows.join('|')
  const grep = grepOf(selection, title)
  const env: Environment = isAll || title !== undefined ? {} : { QUICK: '1' }
  return [
    ...(files.length > 0
      ? [byTitle(title, suite('suites', projects, ...files, ...titled(title), ...measured, ...more))]
      : []),
    ...(serverFiles.length > 0
      ? [byTitle(rows, suite('server rows', ['server'], ...serverFiles, '-t', rows, ...more))]
      : []),
    ...((await hasJourneys(grep, env))
      ? [{ ...onOneCore(browserSuite('e2e', 'scripts/e2e.ts', '--grep', grep, ...more)), env }]
      : []),
  ]
}

/** The journeys of the owners, by folder or tag, with the text in their title. */
function grepOf({ journeys }: Selection, title: string | undefined): string {
  return title === undefined ? `(?:${journeys})` : `^(?=.*(?:${journeys}))(?=.*(?:${title}))`
}

const thorough: readonly string[] = THOROUGH_TESTS

/** What a run without --all leaves out: files and journeys that `npm test` has in its whole run alone. */
export async function leftOut(selection: Selection): Promise<string | null> {
  const grep = grepOf(selection, undefined)
  const files = selection.files.filter((file) => thorough.includes(file)).length
  const journeys = (await journeysOf(grep, {})) - (await journeysOf(grep, { QUICK: '1' }))
  const parts = [files > 0 && `${files} files`, journeys > 0 && `${journeys} journeys`].filter(Boolean)
  return parts.length > 0 ? `Left out without --all: ${parts.join(' and ')}.` : null
}

async function journeysOf(grep: string, env: Environment): Promise<number> {
  const { output } = await run(['playwright', 'test', '--list', '--grep', grep], { env })
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 0)
}

async function hasJourneys(grep: string, env: Environment, ...more: readonly string[]): Promise<boolean> {
  const { code, output } = await run(['playwright', 'test', '--list', '--grep', grep, ...more], { env })
  // Playwright exits with an error both if nothing matches and if a file cannot be loaded. Only the first means none.
  return code === 0 || !output.includes('No tests found')
}

/** Walks in three engines whose titles name these rows. */
export const enginesOf = async (rows: string): Promise<Stage[]> =>
  (await hasJourneys(rows, {}, '--config', 'e2e/engines/playwright.config.ts'))
    ? [browserSuite('engines', 'scripts/engines.ts', '--grep', rows)]
    : []

export const watchCommand = ({ files }: Selection, title: string | undefined, more: readonly string[]): string[] => [
  'vitest',
  ...projects.map((project) => `--project=${project}`),
  ...files,
  ...titled(title),
  ...more,
]

export const inJourneys = (selection: Selection, title: string | undefined, ...more: readonly string[]): string[] =>
  typescript('scripts/e2e.ts', '--grep', grepOf(selection, title), ...more)
