import { contractionsOf, reasonOf, type Migration } from './migrations'
import type { VersionBefore } from './version-before'

/**
 * Returns the first lines of a release's 'Upgrading', which follow from its migrations.
 * @param added migrations that the version before does not have
 */
export function upgradingLines({ version, commit }: VersionBefore, added: readonly Migration[]): string[] {
  const names = added.map(({ name }) => `\`${name}\``).join(', ')
  const contracting = added.filter((one) => contractionsOf(one).length > 0)
  return [
    `From ${version} (commit ${commit.slice(0, 8)}) process by process: [scaling](docs/scaling.md#upgrades). From an older version, stop all processes first.`,
    names === '' ? 'No migrations.' : `The first process that starts runs the migrations: ${names}.`,
    ...contracting.map((one) => `\`${one.name}\` takes something away: ${reasonOf(one) ?? 'it gives no reason'}.`),
  ]
}
