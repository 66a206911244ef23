import { chownSync } from 'node:fs'
import { unprivileged } from '../../../scripts/tools/postgres'

/** Gives files to the user that PostgreSQL runs as. */
export function own(...files: readonly string[]): void {
  const account = unprivileged()
  if (account) for (const file of files) chownSync(file, account.uid, account.gid)
}
