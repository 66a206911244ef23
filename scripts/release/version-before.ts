import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { object, string, type Infer } from 'superstruct'
import { readJson } from '../tools/read-json'
import { root } from '../tools/run'

const VersionBefore = object({
  version: string(),
  commit: string(),
  /** Why it is this commit. */
  why: string(),
})
export type VersionBefore = Infer<typeof VersionBefore>

const FILE = join(root, 'scripts/release/version-before.json')

/** Returns the released version that this one runs beside during an upgrade. The proof `upgrade` starts both. */
export const versionBefore = (): VersionBefore => readJson(FILE, VersionBefore)

/** Records a release as the version before the next one. */
export function recordRelease(version: string, commit: string): void {
  const why = 'Recorded by the release.'
  writeFileSync(FILE, `${JSON.stringify({ version, commit, why } satisfies VersionBefore, null, 2)}\n`)
}
