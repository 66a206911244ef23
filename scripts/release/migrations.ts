/** Rules of migrations, which let the version before run beside the new one on the same database. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../tools/run'

export const MIGRATIONS = 'server/platform/database/migrations'
const FOLDER = join(root, MIGRATIONS)

export interface Migration {
  /** As `0019_card-payment-questions`. */
  readonly name: string
  readonly text: string
}

/** Reads all migrations, in their order. */
export const migrationFiles = (): Migration[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: basename(file, '.sql'), text: readFileSync(join(FOLDER, file), 'utf8') }))

/** Statements that the version before may not survive. Its reads, its writes or its rows do not expect them. */
const CONTRACTING: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops', /^(?:alter\b.*)?\bdrop\s+(?!not\s+null\b)/is],
  ['renames', /\brename\s+(?:to|column|constraint|\S+\s+to)\b/i],
  ['requires a value', /\bset\s+not\s+null\b/i],
  ['requires a value', /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/is],
  ['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['adds a constraint', /^alter\s+table\b.*\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b/is],
  ['adds a constraint', /^create\s+unique\s+index\b/i],
  ['removes rows', /^(?:delete|truncate)\b/i],
]

/** The line in which a migration says why it may contract: since which version nothing reads what it takes away. */
const REASON = /^-- contract:[ \t]+(\S.*)$/m

/** Splits a migration into its statements, without comments and without the bodies of functions. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .split(';')
    .map((statement) => statement.trim())

/** Names the statements of a migration that contract, by their first words. Tables that it creates are free to change. */
export function contractionsOf({ text }: Pick<Migration, 'text'>): string[] {
  const statements = statementsOf(text)
  const made = new Set(statements.flatMap((one) => /^create\s+(?:unlogged\s+)?table\s+"?(\w+)/i.exec(one)?.[1] ?? []))
  const isOfOwn = (one: string): boolean => {
    const table = /^(?:alter\s+table|create\s+unique\s+index\s+\S+\s+on)\s+(?:"public"\.)?"?(\w+)/i.exec(one)?.[1]
    return table !== undefined && made.has(table)
  }
  return statements
    .filter((one) => !isOfOwn(one))
    .flatMap((one) => {
      const [what] = CONTRACTING.find(([, pattern]) => pattern.test(one)) ?? []
      return what === undefined ? [] : [`${what}: ${one.split(/\s+/).slice(0, 6).join(' ')}`]
    })
}

/** Returns why a migration may contract, or null if it does not say so. */
export const reasonOf = ({ text }: Pick<Migration, 'text'>): string | null => REASON.exec(text)?.[1] ?? null
