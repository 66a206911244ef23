// Puts a chain's configuration into the pages of dist, and draws their first screens with it; nothing is built.
//   npm run configure -- chain.json     without a file: SPA_CONFIG, or config.json of the project
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checked } from '#server/static/spa-config'
import { writePages } from './tools/pages'
import { complain, reason } from './tools/run'
import { configText, dist, writeConfigured } from './tools/spa'

try {
  const [file] = process.argv.slice(2)
  const config = file === undefined ? configText() : checked(file, readFileSync(resolve(file), 'utf8')).trim()
  if (!existsSync(join(dist, 'index.html'))) throw new Error('Nothing is built: run "npm run build" first.')
  await writeConfigured(config, writePages)
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
