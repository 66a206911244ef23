// Writes a chain's configuration into the pages of dist and renders their first screens with it, without a build.
//   npm run configure -- chain.json              without a file: SPA_CONFIG, or config.json of the project
//   npm run configure -- chain.json --out site   writes into a copy of dist
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checked } from '#server/static/spa-config'
import { writePages } from './pages'
import { complain, reason } from '../scripts/tools/run'
import { configText, dist, writeConfigured } from './dist'

try {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  const config = file === undefined ? configText() : checked(file, readFileSync(resolve(file), 'utf8')).trim()
  if (!existsSync(join(dist, 'index.html'))) throw new Error('dist holds no build: run "npm run build" first.')
  if (values.out === undefined) await writeConfigured(config, writePages)
  else await writePages(config, resolve(values.out))
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
