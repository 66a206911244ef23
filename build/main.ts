// Builds the server into dist-server/ and the SPA for production into dist/, writes docs/openapi.json, and stores the list of
// chunks and their modules for build/size.ts.
import { createRsbuild, type Rspack } from '@rsbuild/core'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import config from '../rsbuild.config'
import { checkScripts } from './check-scripts'
import { compressStatic } from './compress'
import { publishEmbed } from './embed'
import { contentsFile, readContents, storeMaps } from './contents'
import { reason, complain, root } from '../scripts/tools/run'
import { writeDocument } from '../scripts/openapi/write-document'
import { ensureServerBundle } from './server.js'
import { keepTemplate, writePages } from './pages'
import { configText, dist, stamped, writeConfigured } from './dist'

/** Returns the stats of the compiler 'web'. Rsbuild returns the stats of one compiler or of several. */
function ofProduct(stats: Rspack.Stats | Rspack.MultiStats | undefined): Rspack.Stats {
  const all = stats && 'stats' in stats ? stats.stats : [stats]
  const web = all.find((one) => one?.compilation.name === 'web')
  if (!web) throw new Error("The bundler returned no stats of the compiler 'web'.")
  return web
}

process.env['NODE_ENV'] = 'production'
try {
  // Read before the build, so that an invalid value is reported at once.
  const chain = configText()
  await ensureServerBundle()
  writeDocument()
  await stamped(async () => {
    const rsbuild = await createRsbuild({ cwd: root, config: { ...config, mode: 'production', logLevel: 'warn' } })
    const { stats, close } = await rsbuild.build()
    const contents = readContents(ofProduct(stats))
    mkdirSync(dirname(contentsFile), { recursive: true })
    writeFileSync(contentsFile, JSON.stringify(contents, null, 1))
    await close()
    publishEmbed()
    checkScripts()
    storeMaps(dist)
    keepTemplate()
    await Promise.all([compressStatic(), writeConfigured(chain, writePages)])
  })
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
