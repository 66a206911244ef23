// Serves the page of all components in all their states (e2e/kit) with hot reload on PORT.
//   --build           builds it into files instead, unless they are up to date, and prints their directory
import type { RsbuildConfig } from '@rsbuild/core'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '../scripts/tools/files-below'
import { complain, reason, root, say } from '../scripts/tools/run'

const built = join(root, '.cache/kit')

/** Hashes all sources of the page. The hash names the directory, so that concurrent tests never overwrite files. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = ['shared', 'entities', 'src/brand', 'e2e/kit'].flatMap(filesBelow)
  for (const file of [...sources, 'rsbuild.config.ts', 'package-lock.json', 'build/kit.ts'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Creates a build of the kit page with the product's own settings, except those in `overrides`. */
async function start(overrides: RsbuildConfig) {
  const [{ createRsbuild }, { default: product }] = await Promise.all([
    import('@rsbuild/core'),
    import('../rsbuild.config'),
  ])
  const { plugins, output, server } = product
  const page: RsbuildConfig = {
    plugins: plugins ?? [],
    source: { entry: { index: './e2e/kit/main.tsx' } },
    html: { template: './e2e/kit/index.html', title: '' },
    // The style sheets stay files in development too, because this page reads their rules itself (show-states.ts).
    output: { ...output, assetPrefix: '/', injectStyles: false, ...overrides.output },
    performance: { printFileSize: false },
    server: { ...server, proxy: [] },
    logLevel: 'warn',
    ...(overrides.mode && { mode: overrides.mode }),
  }
  return createRsbuild({ cwd: root, config: page })
}

async function build(): Promise<string> {
  const directory = join(built, fingerprint())
  if (existsSync(directory)) return directory
  process.env['NODE_ENV'] = 'production'
  const unfinished = `${directory}.${process.pid}`
  const rsbuild = await start({ mode: 'production', output: { distPath: { root: unfinished } } })
  const { close } = await rsbuild.build()
  await close()
  // A concurrent process may have finished first. Its output is the same, because the directory is named by the hash.
  if (existsSync(directory)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, directory)
  return directory
}

const { values } = parseArgs({ options: { build: { type: 'boolean' } } })
try {
  if (values.build) say(await build())
  else {
    const rsbuild = await start({ mode: 'development' })
    const { urls } = await rsbuild.startDevServer()
    say(`The kit: ${urls.join(' ')}`)
  }
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
