/** What the report says of a test beside its result: slice, rows, where it ran, and the command that repeats it. */
import { ownersOf } from '../tools/owners'
import { rowsIn } from '../tools/test-titles'

export interface ReportedTest {
  /** Path of its file below the project's folder. */
  readonly file: string
  readonly title: string
  /** Project of Playwright (desktop, phone, firefox), or undefined if no browser ran it. */
  readonly browser?: string | undefined
  /** Stage of the run: unit, server-postgres, e2e. */
  readonly stage: string
}

interface Label {
  readonly name: string
  readonly value: string
}

const JOURNEY = 'npm run e2e --'
const RUNNERS: Readonly<Record<string, string>> = {
  engines: 'npm run engines --',
  'another-server': 'node --import tsx e2e/harness/against-another-chain.ts',
  'server-postgres': 'node --import tsx scripts/with-postgres.ts vitest run --project=server',
}

/** A title as a pattern, without characters that a shell or a regular expression reads otherwise. */
const patternOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N} ,:–-]/gu, '.')

/** The command that runs this test alone. */
export function repeatCommand({ file, title, browser, stage }: ReportedTest): string {
  const runner = RUNNERS[stage] ?? (browser === undefined ? 'npx vitest run' : JOURNEY)
  return browser === undefined
    ? `${runner} ${file} -t "${patternOf(title)}"`
    : `${runner} --project=${browser} ${file} -g "${patternOf(title)}"`
}

/** Labels by which the report groups and filters. A test of several rows has each of them. */
export function labelsOf({ file, title, browser, stage }: ReportedTest): readonly Label[] {
  const rows = [...rowsIn([title])]
  return [
    ...ownersOf(file).map((value) => ({ name: 'slice', value })),
    ...(rows.length > 0 ? rows : ['no row']).map((value) => ({ name: 'row', value })),
    { name: 'browser', value: browser ?? 'no browser' },
    { name: 'stage', value: stage },
  ]
}
