// `npm run release -- 1.2.0`: gives the unreleased changes their version, builds, and commits. Writes the operator's files to
// release/: the archive, its bill of materials, checksums, and the text of the tag. A second commit records the
// first one as the version that the next one is tested beside.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { string, type } from 'superstruct'
import { billOfMaterials, shippedPackages, unlisted } from './release/bill-of-materials'
import { isNewer, release } from './release/changelog'
import { MIGRATIONS, migrationFiles } from './release/migrations'
import { upgradingLines } from './release/upgrading'
import { recordRelease, versionBefore } from './release/version-before'
import { SURFACE_FILE, UNRELEASED } from './tools/listed-surface'
import { readJson } from './tools/read-json'
import { complain, onInterrupt, reason, root, run, say, typescript } from './tools/run'

/** What the archive holds. `npm ci --omit=dev` and `node dist-server/main.js` in it run the product. */
const SHIPPED = [
  'dist',
  'dist-server',
  'docs',
  'package.json',
  'package-lock.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
]
const CHANGELOG = join(root, 'CHANGELOG.md')
const folder = join(root, 'release')

async function must(command: readonly string[]): Promise<string> {
  const { code, output } = await run(command)
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  return output.trim()
}

/** Returns the operator's lines about the migrations since the version before. */
async function upgrading(): Promise<string[]> {
  const before = versionBefore()
  const known = await must(['git', 'ls-tree', '-r', '--name-only', before.commit, `${MIGRATIONS}/`])
  const added = migrationFiles().filter(({ name }) => !known.includes(`/${name}.sql`))
  return upgradingLines(before, added)
}

/** Gives the repository the version, and returns the notes of its changes. */
async function raise(version: string): Promise<string> {
  const { version: before } = readJson(join(root, 'package.json'), type({ version: string() }))
  if (!isNewer(version, before)) throw new Error(`The version must be later than ${before}, such as 1.2.0`)
  if ((await must(['git', 'status', '--porcelain'])) !== '') throw new Error('Commit or remove the changes first')
  const date = new Date().toISOString().slice(0, 10)
  const { changelog, notes } = release(readFileSync(CHANGELOG, 'utf8'), { version, date, upgrading: await upgrading() })
  const faults = unlisted((await shippedPackages()).values())
  if (faults.length > 0) throw new Error(`Licences outside the list: ${faults.join('; ')}`)
  writeFileSync(CHANGELOG, changelog)
  const surfaces = join(root, SURFACE_FILE)
  writeFileSync(
    surfaces,
    readFileSync(surfaces, 'utf8').replaceAll(`"changed": "${UNRELEASED}"`, `"changed": "${version}"`),
  )
  await must(['npm', 'version', version, '--no-git-tag-version'])
  return notes
}

async function main(version = ''): Promise<void> {
  const notes = await raise(version)
  await must(typescript('build/main.ts'))
  await must(['git', 'commit', '--quiet', '--all', '--message', `Release ${version}`])
  const commit = await must(['git', 'rev-parse', 'HEAD'])
  recordRelease(version, commit)
  await must(['git', 'commit', '--quiet', '--all', '--message', `Record ${version} as the version before`])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const name = `huoltovaraus-${version}`
  await must([
    'tar',
    '--create',
    '--gzip',
    `--file=${join(folder, `${name}.tar.gz`)}`,
    `--transform=s,^,${name}/,`,
    ...SHIPPED,
  ])
  writeFileSync(
    join(folder, `${name}.cdx.json`),
    `${JSON.stringify(billOfMaterials(version, await shippedPackages()), null, 2)}\n`,
  )
  const sums = [`${name}.tar.gz`, `${name}.cdx.json`]
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('')
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  writeFileSync(join(folder, 'tag.txt'), `Huoltovaraus ${version}\n\n${notes}\n\nCommit ${commit}\n\n${sums}`)
  say(sums)
  const tag = `git tag --annotate v${version} ${commit} --cleanup=verbatim --file=release/tag.txt`
  say(`Then: ${tag} && git push --follow-tags`)
}

onInterrupt()
try {
  await main(process.argv[2])
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
