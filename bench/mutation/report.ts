import { array, number, record, string, type, type Infer } from 'superstruct'
import { say } from '../../scripts/tools/run'
import { readJson } from '../../scripts/tools/read-json'

const SourcePosition = type({ line: number(), column: number() })
const Mutant = type({
  mutatorName: string(),
  replacement: string(),
  status: string(),
  location: type({ start: SourcePosition, end: SourcePosition }),
})
/** The fields used here of the common mutation testing report format. */
const Report = type({ files: record(string(), type({ source: string(), mutants: array(Mutant) })) })
type MutantResult = Infer<typeof Mutant>

const KILLED = ['Killed', 'Timeout']
const SURVIVED = ['Survived', 'NoCoverage']

/** Prints the share of killed mutants per file, and each surviving mutant. Returns the share of all, from 0 to 1. */
export function report(file: string): number {
  const files = Object.entries(readJson(file, Report).files)
  for (const [path, { mutants, source }] of files) {
    say(`${share(mutants)}  ${path}`)
    for (const mutant of mutants.filter(({ status }) => SURVIVED.includes(status))) say(describeMutant(mutant, source))
  }
  const all = files.flatMap(([, { mutants }]) => mutants)
  say(`${share(all)}  total`)
  const { killed, tried } = count(all)
  return tried === 0 ? 1 : killed / tried
}

function count(mutants: readonly MutantResult[]): { readonly killed: number; readonly tried: number } {
  const having = (statuses: readonly string[]): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = having(KILLED)
  return { killed, tried: killed + having(SURVIVED) }
}

function share(mutants: readonly MutantResult[]): string {
  const { killed, tried } = count(mutants)
  const percent = tried === 0 ? 100 : (100 * killed) / tried
  return `${percent.toFixed(1).padStart(5)} % ${`${killed}/${tried}`.padStart(9)}`
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90)

function describeMutant(
  { mutatorName, replacement, status, location: { start, end } }: MutantResult,
  source: string,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = (lines.at(-1) ?? '').slice(0, end.column - 1)
  const text = [...lines.slice(0, -1), last].join('\n').slice(start.column - 1)
  const seen = status === 'NoCoverage' ? ', no test runs it' : ''
  return `    ${start.line}:${start.column} ${mutatorName}${seen}: ${short(text)}  →  ${short(replacement)}`
}
