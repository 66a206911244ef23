import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/tools/run'

const PARTS = ['server', 'shared', 'scripts', 'build', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Copies what the server's bundle is made of into a temporary directory, so that the tests leave the project's alone. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'sources-'))
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}
