// `npm run proof [name …]`: runs the proofs of tests/proof at full size, of which `npm test` runs a sample. The
// server's proofs run on the embedded database, then on PostgreSQL, except those that need the embedded one. Those of
// tests/production and tests/ear run by their name only, because they install Debian's programs: `npm run proof --
// production`, and `npm run proof -- ear`.
import { complain, onInterrupt, run, say, typescript } from './tools/run'
import { filesBelow } from './tools/files-below'
import { withWebSocket } from './tools/web-socket'
import { ensureBuilt } from '../build/dist'

const WHOLE = { PROOF: 'whole', PATIENT: '1' }
/** Lets Vitest have the projects that install Debian's programs. */
const ON_DEBIAN = { PROOF_ON_DEBIAN: '1' }

onInterrupt()
const given = process.argv.slice(2)
// Part of other names too, so it has to be the whole name.
const isEar = given.includes('ear')
const names = given.filter((name) => name !== 'ear')
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isNamed = (file: string): boolean => names.some((name) => file.includes(name))
const files = filesBelow('tests/proof').filter((file) => isTest(file) && (given.length === 0 || isNamed(file)))
const ofProduction = filesBelow('tests/production').filter((file) => isTest(file) && isNamed(file))
const ofServer = files.filter((file) => file.endsWith('.ts'))
/**
 * `days` stops every statement of the embedded database, and `import-killed` starts commands on one. `new-process`, `outside-module` and `production-install` work in copies of the
 * repository.
 */
const EMBEDDED_ONLY = new Set(
  ['days', 'import-killed', 'new-process', 'outside-module', 'production-install'].map(
    (name) => `tests/proof/${name}.test.ts`,
  ),
)
const onBoth = ofServer.filter((file) => !EMBEDDED_ONLY.has(file))
const ofScreens = files.filter((file) => file.endsWith('.tsx'))

const vitest = (project: string, some: readonly string[]): string[] => [
  'vitest',
  'run',
  `--project=${project}`,
  ...some,
]

async function prove(
  what: string,
  command: readonly string[],
  env: Record<string, string | undefined>,
): Promise<boolean> {
  say(`\n${what}`)
  const { code } = await run(command, { env: { ...WHOLE, ...env }, live: true })
  return code === 0
}

if (files.length + ofProduction.length === 0 && !isEar) {
  complain(`No proof has this name. Available: ${filesBelow('tests/proof').join(', ')}`)
  process.exitCode = 2
} else {
  const results: boolean[] = []
  const embedded = { DATABASE_URL: undefined }
  if (ofServer.length > 0) {
    results.push(await prove('On the embedded database', vitest('server', ofServer), embedded))
  }
  if (onBoth.length > 0) {
    const onPostgres = [...typescript('scripts/with-postgres.ts'), ...vitest('server', onBoth)]
    results.push(await prove('On PostgreSQL', onPostgres, {}))
  }
  if (ofScreens.length > 0) results.push(await prove('Screens', vitest('screens', ofScreens), embedded))
  if (ofProduction.length > 0) {
    const command = [...typescript('scripts/with-postgres.ts'), ...vitest('production', ofProduction)]
    results.push(await prove('In production', command, ON_DEBIAN))
  }
  if (isEar) {
    // Tests the demo's configuration, so that a config.json in the project has no effect.
    process.env['SPA_CONFIG'] ??= '{}'
    results.push(
      (await ensureBuilt()) &&
        (await prove('By ear', vitest('ear', []), { ...withWebSocket(), ...embedded, ...ON_DEBIAN })),
    )
  }
  process.exitCode = results.every(Boolean) ? 0 : 1
}
