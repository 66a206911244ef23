/** `npm run release` in a clone of the repository. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/tools/run'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
const clone = join(folder, 'clone')
const run = (file: string, ...args: readonly string[]): string =>
  execFileSync(file, args, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const release = (version: string): string => run(process.execPath, '--import', 'tsx', 'scripts/release.ts', version)

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', root, clone])
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  run('git', 'config', 'user.name', 'Release')
  run('git', 'config', 'user.email', 'release@example.fi')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('refuses an earlier version, and changes that are not committed', () => {
  expect(() => release('0.0.1')).toThrow('must be later than')
  run('sh', '-c', 'echo >> README.md')
  expect(() => release('99.0.0')).toThrow('Commit or remove the changes first')
  run('git', 'checkout', '--quiet', 'README.md')
})

it('makes a commit, an archive that can be checked, and the text of its tag', () => {
  release('99.0.0')
  const [commit = '', subject] = run('git', 'log', '-1', '--format=%H%n%s', 'HEAD~').split('\n')
  expect(subject).toBe('Release 99.0.0')
  expect(run('git', 'status', '--porcelain')).toBe('')
  expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
    /^## Unreleased\n\n## 99\.0\.0 \(\d{4}-\d\d-\d\d\)\n/m,
  )
  const sums = run('sh', '-c', 'cd release && sha256sum --check SHA256SUMS')
  expect(sums).toBe('huoltovaraus-99.0.0.tar.gz: OK\nhuoltovaraus-99.0.0.cdx.json: OK\n')
  const files = run('tar', '--list', '--file=release/huoltovaraus-99.0.0.tar.gz').split('\n')
  for (const file of [
    'package.json',
    'dist/huolto/index.html',
    'dist-server/main.js',
    'docs/hosting.md',
    'docs/openapi.json',
  ])
    expect(files).toContain(`huoltovaraus-99.0.0/${file}`)
  const tag = readFileSync(join(clone, 'release/tag.txt'), 'utf8')
  expect(tag).toContain(`Commit ${commit}`)
  run('git', 'tag', '--annotate', 'v99.0.0', commit, '--cleanup=verbatim', '--file=release/tag.txt')
  expect(run('git', 'tag', '--list', '--format=%(contents)', 'v99.0.0')).toContain('### Added')
  expect(tag).toMatch(
    /^### Upgrading\n\n- From \d+\.\d+\.\d+ \(commit \w{8}\) process by process: .*\n- .*migrations.*\n- /m,
  )
})

it('records the commit of the release, which the next one is tested beside', () => {
  const recorded: unknown = JSON.parse(readFileSync(join(clone, 'scripts/release/version-before.json'), 'utf8'))
  const commit = run('git', 'rev-parse', 'HEAD~').trim()
  expect(recorded).toEqual({ version: '99.0.0', commit, why: 'Recorded by the release.' })
  expect(run('git', 'show', `${commit}:scripts/release/version-before.json`)).not.toContain('99.0.0')
})
